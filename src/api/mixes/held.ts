import type { HeldByIndex } from '#src/contract/api/mixes/compared.ts';
import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import type { SustainabilityMetric } from '#src/contract/provider/sustainability.ts';
import { breakdownBy } from '#src/domain/breakdown.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { providerCountry, providerWord } from '#src/i18n/provider-words.ts';
import { findItem } from '#src/store/items/items.ts';
import { datapointsOf } from '../indexes/sustainability.ts';
import type { Stored } from '../source.ts';

export type Held = HeldByIndex & { list: ConstituentList | null };

/** The published holdings of an index. */
export async function readHeld(
  fundId: string,
  lang: Language,
  metrics: readonly SustainabilityMetric[],
  { snapshot: { release }, db }: Stored,
): Promise<Held> {
  const [list, found, sustainability] = await Promise.all([
    findItem(db, release, 'constituents', fundId),
    findItem(db, release, 'characteristics', fundId),
    findItem(db, release, 'sustainability', fundId),
  ]);
  return {
    list,
    numberOfConstituents: list?.numberOfConstituents ?? 0,
    sectors: sharesOf(list, 'sector', (name) => providerWord(lang, 'sector', name)),
    countries: sharesOf(list, 'country', (name) => providerCountry(lang, name)),
    characteristics: found?.figures ?? [],
    sustainability: sustainability
      ? datapointsOf(metrics, sustainability.datapoints).map(({ metric, value, gap }) => ({
          metric,
          value,
          gap,
        }))
      : [],
  };
}

/** Shares need the whole list: those of ten members are not those of the index. */
function sharesOf(
  list: ConstituentList | null,
  key: 'sector' | 'country',
  say: (name: string) => string,
): HeldByIndex['sectors'] {
  if (list === null || list.withheld !== null) return null;
  const shares = breakdownBy(list.constituents, (member) => member[key]);
  return (
    shares && shares.map(({ name, weight }) => ({ name: name === null ? null : say(name), weight }))
  );
}

/** The sustainability metrics of which one of several indexes has a value, with their words. */
export function listComparedMetrics(
  all: readonly Pick<HeldByIndex, 'sustainability'>[],
  metrics: readonly SustainabilityMetric[],
  lang: Language,
) {
  const known = new Set(
    all.flatMap(({ sustainability }) =>
      sustainability.flatMap(({ metric, value }) => (value === null ? [] : [metric])),
    ),
  );
  return metrics.flatMap(({ metric, name, unit, decimals }) =>
    known.has(metric)
      ? [
          {
            metric,
            name: localText(name, lang),
            unit: unit && providerWord(lang, 'unit', unit),
            decimals,
          },
        ]
      : [],
  );
}

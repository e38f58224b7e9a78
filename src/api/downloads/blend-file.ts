import { defaultLanguage } from '#src/domain/language.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { tenDigits } from '#src/domain/ten-digits.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { blendPage } from '#src/urls/mixes.ts';
import { makeBlend, type BlendQuery, type MadeBlend } from '../mixes/blend.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import {
  lastDate,
  type About,
  type Cell,
  type Column,
  type DownloadFile,
} from './download-file.ts';

/** The levels of a blend and its parts, each 100 on the first day, and the weights at the close of each day. */
export async function blendFile(
  query: BlendQuery,
  source: Stored,
  origin: string,
): Promise<DownloadFile> {
  const [made, { site }, release] = await Promise.all([
    makeBlend(query, source),
    siteTexts(source),
    getRelease(source.db, source.snapshot.release),
  ]);
  const { parts, blend } = made;
  const asOfDate = lastDate(blend.series.levels.days);
  const released = `${release.number} (${release.label})`;
  return {
    id: made.of,
    name: `hypothetical-blend-${made.of.replaceAll(/[^A-Za-z0-9._]+/g, '-')}-${asOfDate}`,
    about: aboutBlend(made, query, {
      site,
      released,
      published: release.published,
      origin,
      asOfDate,
    }),
    columns: [
      { key: 'date', header: 'date', type: 'date' },
      { key: 'level', header: 'level', type: 'number' },
      { key: 'hypothetical', header: 'hypothetical', type: 'boolean' },
      ...parts.flatMap(({ fundId }): Column[] => [
        { key: `level ${fundId}`, header: `level_${fundId}`, type: 'number' },
        { key: `weight ${fundId}`, header: `weight_${fundId}`, type: 'number' },
      ]),
    ],
    rows: rowsOf(made),
  };
}

function rowsOf({ blend }: MadeBlend): Cell[][] {
  const { days, values } = blend.series.levels;
  return Array.from(days, (day, at) => [
    isoOfDay(day),
    tenDigits(values[at] ?? Number.NaN),
    true,
    ...blend.parts.flatMap(({ levels }, i) => [
      tenDigits(levels.values[at] ?? Number.NaN),
      tenDigits((blend.weights[i]?.[at] ?? Number.NaN) * 100),
    ]),
  ]);
}

type Publication = {
  site: Site;
  released: string;
  published: string;
  origin: string;
  asOfDate: string | null;
};

/** Head of the file: that the blend is hypothetical, its parts, and the terms of use. */
function aboutBlend(
  { of, parts }: MadeBlend,
  { rebalance, from }: BlendQuery,
  { site, released, published, origin, asOfDate }: Publication,
): About {
  const lines: [key: string, label: string, value: string | null | undefined][] = [
    [
      'hypothetical',
      'Hypothetical',
      'A blend calculated from the levels of its parts; it is no index and was never published as one; no costs are charged',
    ],
    ['parts', 'Parts', parts.map(({ weight, record }) => `${weight}% ${record.name}`).join('; ')],
    ['rebalance', 'Weights set back', rebalance],
    ['currency', 'Currency', parts[0]?.record.currency],
    ['asOfDate', 'As of', asOfDate],
    ['release', 'Release', released],
    ['published', 'Published', published],
    ['source', 'Source', site.legalName],
    ['address', 'Address', origin + blendPage({ of, rebalance, from })],
    ...parts.map(({ fundId, record }): [string, string, string] => [
      `terms ${fundId}`,
      `License of ${fundId}`,
      record.entitlements.licence[defaultLanguage] ||
        `Not stated; ask ${site.legalName}, ${site.providerUrl}`,
    ]),
    ['notice', 'Notice', site.illustrativeNotice?.[defaultLanguage]],
    ['disclaimer', 'Disclaimer', site.legalDisclaimer[defaultLanguage]],
  ];
  return lines.flatMap(([key, label, value]) =>
    value ? [{ key, label, value: value.replaceAll(/\s+/g, ' ').trim() }] : [],
  );
}

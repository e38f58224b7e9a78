import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { ruleTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { listReleasesBeforeItemChanges } from '#src/store/items/releases-before-changes.ts';
import { listReleasesBeforeChanges } from '#src/store/levels/level-releases.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { localPath, pages } from '#src/urls.ts';
import { mixedObservations } from '#src/urls/downloads.ts';
import { mixedWorkingPage, type MixKind } from '#src/urls/mixed-figures.ts';
import { rounded } from '../../figures/rounded.ts';
import { siteTexts } from '../../site/site-texts.ts';
import type { Source, Stored } from '../../source.ts';
import { codeOfRows } from '../../working/code/code-of-rows.ts';
import { mostChanges, shownBefore, standingReleases } from '../../working/earlier-releases.ts';
import { absentBefore } from './absent-before.ts';
import type { Tallied } from './tallied.ts';
import type { Tally } from './tally-of.ts';

/** How a figure of rows was calculated, and its values in earlier releases. */
export async function talliedWorking(
  kind: MixKind,
  tallyIn: Tally,
  lang: Language,
  source: Source,
): Promise<FigureWorking> {
  const told = await tallyIn(source);
  const { release: number } = source.snapshot;
  const [{ site }, release, earlier] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, number),
    earlierTallies(told, tallyIn, lang, source),
  ]);
  const { value, missing, date, isWithheld, mix, asked, rows } = told;
  const isKnown = value !== null;
  const data = isKnown && !isWithheld ? mixedObservations(kind, mix, asked, number) : null;
  const rounding = { rule: 'rounding', text: ruleTexts(lang).rounding };
  return {
    fundId: told.fundId,
    portfolioName: told.name,
    page: localPath(lang, mixedWorkingPage(kind, mix, asked)),
    source: site.legalName,
    tag: told.tag,
    name: told.title,
    unit: told.unit,
    release: release.number,
    published: new Date(release.published).toISOString(),
    asOfDate: date,
    value: isWithheld ? null : rounded(value),
    shown: shownTally(lang, told),
    missing,
    from: isKnown ? date : null,
    to: isKnown ? date : null,
    observations: rows,
    crossesLaunch: false,
    withheld: isWithheld,
    measuredWith: told.measuredWith,
    formula: localPath(lang, pages.methodology(told.formula)),
    inputs: [],
    steps: [],
    rules: isKnown ? [...told.rules, rounding] : [],
    earlier,
    data,
    code: data === null ? null : codeOfRows(told.calculation, source.publicUrl + data, rows),
  };
}

const shownTally = (lang: Language, { unitText, ...told }: Tallied) =>
  [shownFigure(lang, told, rounded(told.value)), unitText ?? ''].join(' ').trim();

type Earlier = FigureWorking['earlier'][number];

/** The differing values in earlier releases that were not withdrawn. */
async function earlierTallies(
  now: Tallied,
  tallyIn: Tally,
  lang: Language,
  source: Stored,
): Promise<Earlier[]> {
  if (now.isWithheld) return [];
  const { db, snapshot } = source;
  const { kinds, fundIds, isOfLevels, otherwise } = now.madeOf;
  const isShown = shownBefore(fundIds, source);
  const [ofItems, ofLevels] = await Promise.all([
    Promise.all(
      fundIds.map((key) =>
        listReleasesBeforeItemChanges(db, snapshot.release, { kinds, key }, mostChanges),
      ),
    ),
    listReleasesBeforeChanges(db, snapshot.release, isOfLevels ? fundIds : [], mostChanges),
  ]);
  const [items, levels] = [new Set(ofItems.flat()), new Set(ofLevels)];
  const standing = (await standingReleases([...items, ...levels], source)).slice(0, mostChanges);
  const found = await Promise.all(
    standing.map(async ({ number, published }) => {
      // Nothing is shown of what the provider shows less of today.
      if (!(await isShown(number))) return [];
      const inIt = { ...snapshot, release: number, current: snapshot.current ?? snapshot };
      const then = await tallyIn({ ...source, snapshot: inIt }).catch(absentBefore);
      if (then === null) return [];
      const reasons: Earlier['reasons'] = [];
      if (items.has(number)) reasons.push(otherwise);
      if (levels.has(number)) {
        reasons.push(then.date === now.date ? 'levels-changed' : 'levels-added');
      }
      return [
        {
          release: number,
          published: new Date(published).toISOString(),
          date: then.date,
          value: rounded(then.value),
          shown: shownTally(lang, then),
          reasons,
        },
      ];
    }),
  );
  return found.flat().filter((one) => one.value !== rounded(now.value));
}

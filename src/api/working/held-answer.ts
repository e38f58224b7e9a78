import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { ruleTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { getItem } from '#src/store/items/items.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { localPath, pages } from '#src/urls.ts';
import { dataFileAddress, type DataFile } from '#src/urls/data-files.ts';
import type { FormulaAnchor } from '#src/urls/formula-anchors.ts';
import { workingPage } from '#src/urls/workings.ts';
import { rounded } from '../figures/rounded.ts';
import { shownName } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Source } from '../source.ts';
import { earlierHeldValues, type EarlierHeld } from './earlier-held-values.ts';

/** A figure that is not calculated from levels, and where it comes from. */
export type HeldTold = Pick<FigureWorking, 'tag' | 'name' | 'unit' | 'rules'> &
  Pick<EarlierHeld, 'value' | 'shown' | 'heldIn'> & {
    fundId: string;
    formula: FormulaAnchor;
    /** The day that it is of. */
    date: string | null;
    /** The public file that it is in, or that it is calculated from. */
    table: DataFile['table'];
    /** Rows that it is calculated from; 0 for one that is stated. */
    rows: number;
    /** Programs that read the file at an address and print the figure. */
    codeOn: (address: string) => FigureWorking['code'];
    madeOf: EarlierHeld['madeOf'] | undefined;
  };

/** The working of such a figure. Where nothing may be downloaded, it has the digits that pages show and no others. */
export async function answerHeld(
  told: HeldTold,
  lang: Language,
  source: Source,
): Promise<FigureWorking & { fundId: string }> {
  const { snapshot, db, publicUrl } = source;
  const { fundId, tag, name, unit, value, madeOf, table } = told;
  const [record, { site }, release] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    siteTexts(source),
    getRelease(db, snapshot.release),
  ]);
  const isWithheld = !record.entitlements.downloads;
  const earlier =
    isWithheld || madeOf === undefined ? [] : await earlierHeldValues({ ...told, madeOf }, source);
  const address = dataFileAddress({ table, ending: 'csv', index: fundId, release: release.number });
  const data = isWithheld || value === null ? null : address;
  return {
    ...nothingOfLevels,
    fundId,
    page: localPath(lang, workingPage(fundId, tag)),
    portfolioName: shownName(snapshot, record),
    tag,
    name,
    unit,
    source: site.legalName,
    release: release.number,
    published: new Date(release.published).toISOString(),
    formula: localPath(lang, pages.methodology(told.formula)),
    value: isWithheld ? null : rounded(value),
    withheld: isWithheld,
    shown: told.shown(value),
    earlier,
    asOfDate: told.date,
    ...(value === null ? notThere : describeOrigin(told, lang)),
    data,
    code: data === null ? null : told.codeOn(publicUrl + data),
  };
}

/** Fields that only figures of levels have. */
const nothingOfLevels = {
  crossesLaunch: false,
  measuredWith: null,
  inputs: [],
  steps: [],
};

const notThere = {
  missing: 'not-published' as const,
  from: null,
  to: null,
  observations: 0,
  rules: [],
};

function describeOrigin({ date, rules, rows }: HeldTold, lang: Language) {
  return {
    missing: null,
    from: date,
    to: date,
    observations: rows,
    rules: [...rules, { rule: 'rounding', text: ruleTexts(lang).rounding }],
  };
}

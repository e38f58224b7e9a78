import { defaultLanguage } from '#src/domain/language.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { pages } from '#src/urls.ts';

export type Cell = string | number | boolean | null;

/** A column: its name in JSON and in tables, and the type of its cells. Dates are ISO texts. */
export type Column = { key: string; header: string; type: 'date' | 'number' | 'text' | 'boolean' };

/** The head of a file: key in JSON, label in tables. */
export type About = { key: string; label: string; value: string }[];

/** Levels as they are read; cells are made while writing, since handing them over would take far longer. */
export type LevelRows = { levels: Levels; launch: Day | null; corrected: ReadonlySet<Day> };

/** A file to download, independent of its format: plain data, which can be handed to other threads. */
export type DownloadFile = {
  /** fundId of the index. */
  id: string;
  /** Without its extension. */
  name: string;
  about: About;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[] | LevelRows;
};

/** Tells the caller why there is no file. */
export type Refusal = { status: 403 | 404; detail: string };

export type FileSource = { index: IndexRecord; site: Site; release: Release; origin: string };

/** `PLWLDNU-NTR-USD-levels-2026-11-19`: code, variant, currency, content, as-of date. */
export function fileName(
  index: Pick<IndexRecord, 'fundId' | 'ticker' | 'returnType' | 'currency' | 'hedgedTo'>,
  content: string,
  asOfDate: string | null,
): string {
  const hedged = index.hedgedTo === null ? null : 'hedged';
  const code = index.ticker ?? index.fundId;
  return [code, index.returnType, index.currency, hedged, content, asOfDate]
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(/[^A-Za-z0-9._-]+/g, '_'))
    .join('-');
}

/** The head of every file of an index: what it is, its source, and its terms. */
export function aboutIndex(source: FileSource, asOfDate: string | null): About {
  const { index, site, release, origin } = source;
  const { licence, historyFrom } = index.entitlements;
  const licensed = licence[defaultLanguage];
  const lines: [key: string, label: string, value: string | null | undefined][] = [
    ['name', 'Index', index.name],
    ['code', 'Code', index.fundId],
    ['ticker', 'Ticker', index.ticker],
    ['isin', 'ISIN', index.isin],
    ['returnType', 'Return type', index.returnType],
    ['currency', 'Currency', index.currency],
    ['hedgedTo', 'Hedged to', index.hedgedTo],
    ['asOfDate', 'As of', asOfDate],
    ['launchDate', 'Launch date', index.launchDate],
    ['historyFrom', 'Levels withheld before', historyFrom],
    ['release', 'Release', `${release.number} (${release.label})`],
    ['published', 'Published', release.published],
    ['source', 'Source', site.legalName],
    ['address', 'Address', `${origin}${pages.indexDetails(index.fundId)}`],
    ['licence', 'License', licensed || `Not stated; ask ${site.legalName}, ${site.providerUrl}`],
    ['notice', 'Notice', site.illustrativeNotice?.[defaultLanguage]],
    ['disclaimer', 'Disclaimer', site.legalDisclaimer[defaultLanguage]],
  ];
  return lines.flatMap(([key, label, value]) =>
    value ? [{ key, label, value: value.replaceAll(/\s+/g, ' ').trim() }] : [],
  );
}

/** ISO date of the last day; null where there is none. */
export function lastDate(days: Int32Array): string | null {
  const day = days.at(-1);
  return day === undefined ? null : isoOfDay(day);
}

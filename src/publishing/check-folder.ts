import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Guards } from '#src/contract/provider/guards.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Day } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { checkArticles } from './articles/check-articles.ts';
import { checkBrand } from './brand/check-brand.ts';
import type { CheckContext } from './check-context.ts';
import {
  characteristicFields,
  checkCharacteristics,
} from './characteristics/check-characteristics.ts';
import { checkConstituents } from './constituents/check-constituents.ts';
import { constituentFields } from './constituents/constituent-fields.ts';
import { checkDocuments } from './documents/check-documents.ts';
import { documentFields, versionFields } from './documents/document-fields.ts';
import { createFaults, FaultsError, type Faults } from './faults.ts';
import { checkGenderGroups, genderGroupFields } from './gender-diversity/check-gender-groups.ts';
import type { ReadList } from './guards/changed-items.ts';
import { watchContent, type ContentWatch } from './guards/content-watch.ts';
import { createQuestions, type Questions } from './guards/questions.ts';
import { readGuards } from './guards/read-guards.ts';
import { askAboutHistories } from './guards/levels/level-history.ts';
import { askAboutEmptyFiles } from './guards/empty-files.ts';
import { askAboutUnusedRules } from './guards/unused-rules.ts';
import { askAboutUnknownFiles } from './guards/unknown-files.ts';
import { checkIndexes } from './indexes/check-indexes.ts';
import type { IndexDirectory } from './indexes/index-directory.ts';
import { indexFields } from './indexes/index-fields.ts';
import { levelFields } from './levels/bind-levels.ts';
import { checkLevels, type Series } from './levels/check-levels.ts';
import { filesOf, type SourceFile } from './mapping/list-source-files.ts';
import type { TableKind } from './mapping/mapping-schema.ts';
import { keepMapping } from './mapping/keep-mapping.ts';
import { readMapping, type ColumnsByKind, type Folders } from './mapping/read-mapping.ts';
import { checkNavigation } from './navigation/check-navigation.ts';
import { checkPages } from './pages/check-pages.ts';
import { checkNotices, noticeFields } from './notices/check-notices.ts';
import { checkProducts, productFields } from './products/check-products.ts';
import type { Listeners } from './progress.ts';
import { checkRedirects, redirectFields } from './redirects/check-redirects.ts';
import { readSite } from './site/check-site.ts';
import {
  checkStructuredProducts,
  structuredProductFields,
} from './structured-products/check-structured-products.ts';
import {
  checkSustainability,
  metricFields,
  sustainabilityFields,
} from './sustainability/check-sustainability.ts';
import { requireOwnFolders } from './require-own-folders.ts';
import { refuseLinks } from './reading/refuse-links.ts';
import { countLeftOut, kindSummary, summaryKindOf, type Summary } from './summary.ts';
import type { Field } from './tables/field.ts';
import { checkTexts } from './texts/check-texts.ts';

export type CheckInput = Folders & { today: Day } & Listeners;

/** A folder with its mapping read and its files found; nothing of their content was read yet. */
export type OpenedFolder = CheckInput & {
  faults: Faults;
  files: Record<TableKind, SourceFile[]>;
  /** Whether `mapping.yaml` has no fault, so that files that are missing are not in it. */
  isMapped: boolean;
};

export type CheckedFolder = {
  summary: Summary;
  directory: IndexDirectory;
  series: Series;
  site: Site | null;
  guards: Guards;
  questions: Questions;
  content: ContentWatch;
  /** The newest public list of each index, in short. */
  listSizes: ReadonlyMap<string, ReadList>;
  /** Whether the same files can lead to another release, or to something to tell, on another day. */
  isDated: boolean;
};

/** Columns of our own format; docs/provider-folder.md describes each. */
export const columnsByKind: ColumnsByKind = {
  indexes: columnsOf(indexFields),
  levels: { ...columnsOf(levelFields), required: ['date'] },
  constituents: columnsOf(constituentFields),
  characteristics: columnsOf(characteristicFields),
  products: columnsOf(productFields),
  'structured-products': columnsOf(structuredProductFields),
  sustainability: columnsOf(sustainabilityFields),
  'sustainability-metrics': columnsOf(metricFields),
  documents: columnsOf(documentFields),
  'document-versions': columnsOf(versionFields),
  redirects: columnsOf(redirectFields),
  notices: columnsOf(noticeFields),
  'gender-diversity': columnsOf(genderGroupFields),
};

function columnsOf(fields: readonly Field[]) {
  return {
    types: new Map(fields.map(({ column, type }) => [column, type])),
    required: fields.filter((field) => field.required).map(({ column }) => column),
  };
}

/** @throws InvalidInputError when there is no such folder */
export async function openFolder(input: CheckInput): Promise<OpenedFolder> {
  for (const folder of [input.folder, input.filesDir]) requireFolder(folder);
  const faults = createFaults(input.onFault);
  refuseLinks(input.folder, faults);
  requireOwnFolders(input.folder, faults);
  const before = faults.total;
  const files = await readMapping(input, columnsByKind, faults);
  return { ...input, faults, files, isMapped: faults.total === before };
}

/** Where checked items and files go; nowhere, in a check without publishing. */
export type Sink = Pick<CheckContext, 'put' | 'putBlob'>;

const nowhere: Sink = { put: () => {}, putBlob: (bytes) => hash('sha256', bytes) };

/**
 * Reads and checks a whole provider folder; every checked item and file goes to the sink.
 * @throws FaultsError with all faults of all files
 */
export async function checkFolder(
  opened: OpenedFolder,
  sink: Sink = nowhere,
): Promise<CheckedFolder> {
  const summary: Summary = new Map();
  const { guards, written, ...guarded } = await readGuards(opened.folder, opened.faults);
  const questions = createQuestions(guards, opened.onQuestion);
  const content = watchContent();
  const watched = { ...sink, put: seenBy(content, sink.put), ask: questions.ask };
  const context = createContext(opened, summary, watched);
  if (opened.isMapped) requireIndexes(context);
  if (written !== null) context.put('guards', 'guards', written);
  await keepMapping(context, opened);
  const { check: checkSite, ...declared } = await readSite(context);
  const { own, memberFields, assetTypes } = declared;
  guarded.checkGuards(assetTypes);
  const directory = await checkIndexes(context, declared);
  requireRows(context, directory);
  guarded.checkExceptions(directory);
  const site = checkSite(directory);
  await checkBrand(context);
  await checkTexts(context, site);
  await checkNavigation(context);
  content.addRedirects(await checkRedirects(context));
  const lists = await checkConstituents(context, directory, memberFields);
  await checkCharacteristics(context, directory);
  await checkProducts(context, directory);
  const productsMature = await checkStructuredProducts(context, directory);
  await checkSustainability(context, directory, own.figures);
  const articlesWait = await checkArticles(context, directory, assetTypes);
  await checkPages(context, directory, site);
  await checkGenderGroups(context);
  await checkNotices(context, directory);
  await checkDocuments(context, directory, site, content);
  const withheld = new Map<string, Day>();
  const series = await checkLevels(
    context.listFiles('levels'),
    { ...context, withheld },
    directory,
  );
  if (context.faults.total > 0) throw new FaultsError(context.faults);
  askAboutHistories(directory, { series, withheld }, questions.ask);
  content.askAboutCharts(series, questions.ask);
  const tables = filesOf(Object.values(opened.files).flat());
  const { named } = context;
  const known = guards['unknown-file'].known;
  askAboutUnknownFiles({ folder: opened.folder, tables, named, known }, questions.ask);
  await askAboutUnusedRules(opened, questions.ask);
  askAboutEmptyFiles(Object.values(opened.files).flat(), questions.ask);
  const isDated = lists.waits || articlesWait || directory.hasDelays || productsMature;
  const watching = { guards, questions, content, listSizes: lists.sizes };
  return { summary, directory, series, site, ...watching, isDated };
}

function seenBy(content: ContentWatch, put: Sink['put']): Sink['put'] {
  return (kind, key, body, place) => {
    content.see(kind, key, body, place);
    put(kind, key, body);
  };
}

function createContext(
  opened: OpenedFolder,
  summary: Summary,
  sink: Sink & Pick<CheckContext, 'ask'>,
): CheckContext {
  return {
    folder: opened.folder,
    today: opened.today,
    faults: opened.faults,
    listFiles: (kind) => opened.files[kind],
    put: sink.put,
    putBlob: sink.putBlob,
    ask: sink.ask,
    named: new Set(),
    ...rowListeners(opened, summary),
  };
}

/** Counts reported rows, and passes them on. */
export function rowListeners(
  { onLeftOut, onProgress }: Listeners,
  summary: Summary,
): Pick<CheckContext, 'leaveOut' | 'note' | 'tell' | 'rowsRead'> {
  return {
    leaveOut(kind, row) {
      countLeftOut(summary, summaryKindOf[kind], row);
      onLeftOut?.(row);
    },
    note(kind, row) {
      countLeftOut(summary, kind, row);
      onLeftOut?.(row);
    },
    tell(kind, what) {
      kindSummary(summary, kind).told.push(what);
    },
    rowsRead(kind, count) {
      const counts = kindSummary(summary, summaryKindOf[kind]);
      counts.rowsRead += count;
      onProgress?.({ step: `reading ${kind}`, done: counts.rowsRead, total: null });
    },
  };
}

export function requireFolder(folder: string | null): void {
  const found = folder === null ? null : statSync(folder, { throwIfNoEntry: false });
  if (found === null || found?.isDirectory()) return;
  const hint = found ? `: a file of levels is checked by plumbline diff ${folder}` : '';
  throw new InvalidInputError(`${folder} is no folder${hint}`);
}

/** A site without any index is an export that failed. */
function requireRows({ faults, listFiles }: CheckContext, directory: IndexDirectory): void {
  const [file] = listFiles('indexes');
  if (file === undefined || directory.fundIds.size > 0 || faults.total > 0) return;
  faults.add({ file: file.path, line: 1, column: 1, expected: 'a row of an index', found: 'none' });
}

function requireIndexes({ faults, folder, listFiles }: CheckContext): void {
  if (listFiles('indexes').length > 0) return;
  const position = { file: path.join(folder, 'indexes.csv'), line: 1, column: 1 };
  faults.add({ ...position, expected: 'the file, or a source of indexes', found: 'no file' });
}

import type { ContentPageAnswer, ShownSection } from '#src/contract/api/page-answers.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import { loadPart, mapPart, type Part } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { readSearchParams } from '#src/domain/search-params.ts';
import {
  placeOf,
  type ColumnComponent,
  type ContentPageData,
  type LatestLevel,
  type ListData,
} from '#src/features/content-page/content-page-data.ts';

export type LoadedPage = { data: ContentPageData; head: PageFacts };

/** Loads a content page with the data of all its sections (TP-05). */
export async function loadContentPage(
  context: PageContext,
  ask: () => Promise<ContentPageAnswer>,
): Promise<LoadedPage> {
  return loadPage(context, async () => {
    const page = await ask();
    return { data: await loadSections(context, page), head: headOf(page) };
  });
}

export function headOf(page: ContentPageAnswer): PageFacts {
  const { title, description, url, language, languages } = page;
  const others = languages.filter((one) => one !== language);
  return { title, description, path: url, writtenIn: [language, ...others] };
}

/** Loads the data of a page's sections: the lists of its components and the level of each featured index. */
export async function loadSections(
  { api }: PageContext,
  page: ContentPageAnswer,
): Promise<ContentPageData> {
  logUnknown(page);
  const [levels, lists] = await Promise.all([
    loadAll(secIdsOf(page.sections), (secId) => loadLatest(api, secId)),
    loadAll(componentsOf(page.sections), ({ component }) => loadList(api, component)),
  ]);
  return {
    page,
    levels: Object.fromEntries(levels),
    lists: Object.fromEntries(lists.map(([{ place }, list]) => [place, list])),
  };
}

type Api = PageContext['api'];
type LoadedComponent = Exclude<ColumnComponent, { name: 'Unknown' }>;

async function loadAll<Key, Loaded>(
  keys: readonly Key[],
  load: (key: Key) => Promise<Loaded>,
): Promise<[Key, Loaded][]> {
  return Promise.all(keys.map(async (key): Promise<[Key, Loaded]> => [key, await load(key)]));
}

function secIdsOf(sections: readonly ShownSection[]): string[] {
  const secIds = sections.flatMap((section) =>
    section.type === 'indexesCards'
      ? section.categories.flatMap(({ featuredIndexes }) =>
          featuredIndexes.map(({ secId }) => secId),
        )
      : [],
  );
  return [...new Set(secIds)];
}

function componentsOf(sections: readonly ShownSection[]) {
  return sections.flatMap((section, at) =>
    section.type === 'oneColumnSection'
      ? section.components.flatMap((component, index) =>
          component.name === 'Unknown' ? [] : [{ component, place: placeOf(at, index) }],
        )
      : [],
  );
}

/** Loads a card's level. The card is shown without it and says whether there is none or loading failed. */
async function loadLatest(api: Api, secId: string): Promise<Part<LatestLevel | null>> {
  const answer = await loadPart(
    'prices of a featured index',
    api.get('indexPrices', { secId, latest: 2 }),
  );
  return mapPart(answer, ({ indexPrices }) => {
    const prices = indexPrices[0]?.pricesData;
    return prices ? latestOf(decodeLevels(prices)) : null;
  });
}

function latestOf({ days, values }: ReturnType<typeof decodeLevels>): LatestLevel | null {
  const day = days.at(-1);
  const value = values.at(-1);
  if (day === undefined || value === undefined) return null;
  return { date: isoOfDay(day), value, previous: values.at(-2) ?? null };
}

/**
 * When the screener fails, its component is shown without rows (NV-05); a failure of another list fails the page
 * (ER-02).
 */
async function loadList(api: Api, component: LoadedComponent): Promise<ListData> {
  const { name, size } = component;
  const query = { ...readSearchParams(component.searchParams), size };
  switch (name) {
    case 'Documents Table':
      return { documents: await api.get('documents', query) };
    case 'Structured Products':
      return { structuredProducts: await api.get('structuredProducts', query) };
    case 'Index Screener':
      return {
        portfolios: await loadPart('screener of a page', api.get('portfolioReturns', query)),
      };
  }
}

/** TP-07: unknown sections and components are logged for the operator. */
function logUnknown({ url, sections }: ContentPageAnswer): void {
  for (const section of sections) {
    if (section.type === 'unknown') logFailure(url, `section "${section.asked}" is unknown`);
    if (section.type !== 'oneColumnSection') continue;
    for (const component of section.components) {
      if (component.name === 'Unknown')
        logFailure(url, `component "${component.asked}" is unknown`);
    }
  }
}

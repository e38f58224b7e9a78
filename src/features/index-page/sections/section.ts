import type { FunctionComponent } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { Part } from '#src/client/calls/parts.ts';
import type { IndexSectionId } from '#src/domain/index-sections.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import type { ChartWindow } from '#src/charts/levels/chart-window.ts';
import type { ChartState } from '../address/chart-state.ts';
import type { IndexRequest, IndexCore } from '../index-core.ts';

/** What every section's view is given; none of the parts named by `Needed` has failed. */
export type SectionProps<Parts extends object, Needed extends keyof (IndexCore & Parts) = never> = {
  data: Ready<IndexCore & Parts, Needed>;
  /** Levels of the index; null where none are published. */
  levels: Part<Levels | null>;
  chart: ChartState;
  api: ApiClient;
  language: Language;
  publisher: Publisher;
  /** The visitor chose another window or scale of the chart. */
  onChart: (chart: ChartWindow) => void;
  /** Asks again for what failed. */
  onRetry: () => void;
};

/** Who publishes the indexes, and the public origin of the site. */
export type Publisher = { name: string; origin: string; allowsEmbeds: boolean };

type Ready<Data, Needed extends keyof Data> = Data & {
  [Key in Needed]: Exclude<Data[Key], 'failed'>;
};

/**
 * One section of the index page. `Parts` is what it loads, each part by its name in the page's data; `Needed` are the
 * parts, of its own or of the page's beginning, without which it only says that they could not be loaded.
 */
type Declared<Parts extends object, Needed extends keyof (IndexCore & Parts)> = {
  /** The anchor that leads to it. */
  id: IndexSectionId;
  title: (language: Language) => string;
  /** Its own calls of the API; a section without any is made of what the page begins with. */
  load?: (api: ApiClient, request: IndexRequest) => Promise<Parts>;
  /** Names of what it loads. */
  parts?: readonly (keyof Parts)[];
  needs: readonly Needed[];
  /** It stands while its own parts are still being loaded. */
  standsEarly?: true;
  /** Where a part is absent it is not loaded yet. */
  isShown: (data: IndexCore & Partial<Parts>) => boolean;
  /** What the section shows, in a sentence: it stands in place of the title where there is something to say. */
  finding?: (
    shown: { data: Ready<IndexCore, never>; levels: Part<Levels | null>; chart: ChartState },
    language: Language,
  ) => string | null;
  /** Where the screen has room, it stands beside the section before or after it that needs no more than a half either. */
  isHalf?: (chart: ChartState) => boolean;
  /** One line below the title: what, as of when, in what unit. */
  note?: (data: Ready<IndexCore & Parts, Needed>, language: Language) => string | undefined;
  /** A section that has nothing to say on paper is left out there. */
  isPrinted?: (data: IndexCore & Parts) => boolean;
  /** Its code comes after that of the page's first screen. */
  view: () => Promise<FunctionComponent<SectionProps<Parts, Needed>>>;
};

/** A section as the page, its loader and its menu use it, whatever its parts are. */
export type IndexSection = Omit<Declared<object, never>, 'needs' | 'parts'> & {
  needs: readonly string[];
  parts: readonly string[];
};

/** Keeps the names and types of the parts that a section loads, for the type of the whole page's data. */
export function defineSection<
  Parts extends object,
  const Needed extends keyof (IndexCore & Parts) = never,
>(section: Declared<Parts, Needed>): IndexSection & { loaded?: Parts } {
  // The page hands each section the parts that it declares, which the type checker cannot follow through the list.
  return { parts: [], ...section } as unknown as IndexSection & { loaded?: Parts };
}

import type { PageSection } from '#src/contract/provider/page.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { searchParamsProblem } from './check-search-params.ts';
import type { PagePlace } from './page-place.ts';
import type { ComponentSource, SectionSource } from './page-source.ts';
import { readPicture } from './read-picture.ts';
import { readText } from './read-text.ts';

type Source<Type extends SectionSource['type']> = Extract<SectionSource, { type: Type }>;

/** A section ready to be shown; null, with a fault, where it cannot be. */
export async function readSection(
  place: PagePlace,
  at: YamlPath,
  source: SectionSource,
  directory: IndexDirectory,
): Promise<PageSection | null> {
  if (source.type === 'richText') noteButtons(place, [...at, 'buttons'], source.buttons);
  if (source.type === 'promoCards') noteButtons(place, [...at, 'cards'], source.cards);
  switch (source.type) {
    case 'richText':
      return { ...source, text: await readText(place, [...at, 'text'], source.text) };
    case 'aboutUs':
      return { ...source, text: await readOptionalText(place, at, source) };
    case 'picture':
      return readPicture(place, at, source);
    case 'oneColumnSection':
      return readColumn(place, at, source);
    case 'indexesCards':
      checkFeatured(place, at, source, directory);
      return source;
    case 'Unknown':
      place.note(at, `section "${source.asked}" is unknown: visitors see a notice in its place`);
      return { type: 'unknown', asked: source.asked };
    default:
      return source;
  }
}

type ButtonSource = { text: string; actionType: string | null; target: string | null };

/** Notes buttons without a target, which are shown and do nothing but report clicks. */
function noteButtons(place: PagePlace, at: YamlPath, buttons: readonly ButtonSource[]): void {
  for (const [index, { text, actionType, target }] of buttons.entries()) {
    if (target !== null || (actionType !== 'Go to url' && actionType !== 'Go to article')) continue;
    place.note([...at, index], `button "${text}" leads nowhere: "${actionType}" needs a target`);
  }
}

async function readOptionalText(
  place: PagePlace,
  at: YamlPath,
  { text }: Source<'aboutUs' | 'oneColumnSection'>,
) {
  return text === null ? null : readText(place, [...at, 'text'], text);
}

async function readColumn(
  place: PagePlace,
  at: YamlPath,
  source: Source<'oneColumnSection'>,
): Promise<PageSection> {
  for (const [index, component] of source.components.entries()) {
    checkComponent(place, [...at, 'components', index], component);
  }
  return { ...source, text: await readOptionalText(place, at, source) };
}

function checkComponent(place: PagePlace, at: YamlPath, component: ComponentSource): void {
  if (component.name === 'Unknown') {
    const reason = `component "${component.asked}" is unknown: visitors see a notice in its place`;
    place.note(at, reason);
  } else {
    const problem = searchParamsProblem(component, place.assetTypes);
    if (problem) place.fault([...at, 'searchParams'], problem, component.searchParams);
  }
}

function checkFeatured(
  place: PagePlace,
  at: YamlPath,
  { categories }: Source<'indexesCards'>,
  directory: IndexDirectory,
): void {
  for (const [category, { featuredIndexes }] of categories.entries()) {
    for (const [index, fundId] of featuredIndexes.entries()) {
      if (directory.has(fundId)) continue;
      const path = [...at, 'categories', category, 'featuredIndexes', index];
      place.fault(path, 'the fund_id of an index', fundId);
    }
  }
}

import { globSync } from 'node:fs';
import path from 'node:path';
import { pageKindOf } from '#src/contract/provider/page-url.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { pageKey, type PageSection } from '#src/contract/provider/page.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { isLanguage, languages, type Language } from '#src/domain/language.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { refuseMarkup } from '../reading/markup.ts';
import { readYaml } from '../reading/read-yaml.ts';
import {
  builtInMethodology,
  methodologyUrl,
  missingAnchors,
} from './methodology/built-in-methodology.ts';
import { pagesFolder, type PagePlace } from './page-place.ts';
import { pageSource, type PageSource } from './page-source.ts';
import { readSection } from './read-section.ts';

/** Keys of a page whose texts are shown as they stand. */
const plainKeys = ['title', 'eyebrow', 'lead', 'description'];

type Owners = Map<string, string>;

/**
 * Reads the pages of each language, and checks that addresses are unique and referenced indexes exist. A folder without
 * a methodology gets the software's, in every language of the site, since figures link to it.
 */
export async function checkPages(
  context: CheckContext,
  directory: IndexDirectory,
  site: Site | null,
): Promise<void> {
  const owners: Owners = new Map();
  const assetTypes = site && assetTypesOf(site);
  const files = globSync(`${pagesFolder}/**/*.yaml`, { cwd: context.folder }).toSorted();
  for (const name of files) {
    const file = path.join(context.folder, name);
    const language = languageOf(name);
    if (!language) {
      const expected = `a folder by the name of a language: ${languages.join(', ')}`;
      context.faults.add({ file, line: 1, column: 1, expected, found: name });
      continue;
    }
    const read = await readYaml(file, pageSource, context.faults);
    if (read === null) continue;
    refuseMarkup(file, read, context.faults, plainKeys);
    const place: PagePlace = {
      context,
      file,
      language,
      assetTypes,
      fault: (at, expected, found) => context.faults.add({ file, ...read.at(at), expected, found }),
      note: (at, reason) => context.note('page', { file, line: read.at(at).line, reason }),
    };
    await checkPage(place, read.value, owners, directory);
  }
  if (languages.some((language) => owners.has(pageKey(language, methodologyUrl)))) return;
  for (const language of site?.languages ?? languages) {
    context.put('page', pageKey(language, methodologyUrl), builtInMethodology(language));
  }
}

function languageOf(name: string): Language | null {
  const folder = name.split(path.sep)[1] ?? '';
  return isLanguage(folder) ? folder : null;
}

async function checkPage(
  place: PagePlace,
  source: PageSource,
  owners: Owners,
  directory: IndexDirectory,
): Promise<void> {
  const { context, language } = place;
  const key = pageKey(language, source.url);
  checkAddress(place, source, owners.get(key));
  owners.set(key, owners.get(key) ?? place.file);
  const index = source.microsite?.index;
  if (index !== undefined && !directory.has(index)) {
    place.fault(['microsite', 'index'], 'the fund_id of an index', index);
  }
  const sections = [];
  for (const [at, section] of source.sections.entries()) {
    const read = await readSection(place, ['sections', at], section, directory);
    if (read) sections.push(read);
  }
  if (source.url === methodologyUrl) noteMissingAnchors(place, sections);
  if (context.faults.total === 0) {
    context.put('page', key, { ...source, language, sections }, { file: place.file });
  }
}

function noteMissingAnchors(place: PagePlace, sections: PageSection[]): void {
  const [first, ...others] = missingAnchors(sections);
  if (first === undefined) return;
  const missing = [first, ...others].join(', ');
  const reason = `figures link to headings that this page has not: ${missing}; a heading gets its anchor by "## Title {#${first}}"`;
  place.note(['url'], reason);
}

function checkAddress(place: PagePlace, source: PageSource, owner: string | undefined): void {
  const kind = pageKindOf(source.url);
  if (kind === null) {
    const expected =
      '/page/{name}, or one or two segments of a–z, 0–9 and hyphens of which none of the site’s own is the first';
    place.fault(['url'], expected, source.url);
  } else if (owner !== undefined) {
    place.fault(['url'], `an address of one page only (also in ${owner})`, source.url);
  }
  if ((kind === 'microsite') === (source.microsite !== null)) return;
  place.fault(['microsite'], 'microsite at /gender-diversity, and only there', source.url);
}

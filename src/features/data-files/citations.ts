import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import { pages, withQuery } from '#src/urls.ts';

type Cited = Pick<DataFileList, 'release' | 'published' | 'source'>;

/** An index whose levels are cited. */
export type CitedIndex = { fundId: string; name: string };

/**
 * Citations of a release of the data, or of one index of it, for people and for reference managers.
 * @param asText name of the plain text form
 */
export function citations(
  origin: string,
  { release, published, source }: Cited,
  index: CitedIndex | null,
  asText: string,
) {
  const day = published.slice(0, 10);
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const title = `${index ? `${index.name} (index ID ${index.fundId})` : 'Index data'}, release ${release}`;
  const page = index ? pages.indexDetails(index.fundId) : pages.data;
  const address = origin + withQuery(page, { asof: release });
  const key = `${index ? index.fundId : 'index-data'}-${release}`;
  const csl = {
    id: key,
    type: 'dataset',
    title,
    author: [{ literal: source.name }],
    publisher: source.name,
    version: String(release),
    issued: { 'date-parts': [[Number(year), Number(month), Number(dayOfMonth)]] },
    URL: address,
  };
  return [
    { name: asText, text: `${source.name} (${year}). ${title}, published on ${day}. ${address}` },
    {
      name: 'BibTeX',
      text: `@misc{${key},
  author = {{${inBibtex(source.name)}}},
  title = {{${inBibtex(title)}}},
  year = {${year}},
  version = {${release}},
  note = {Published on ${day}},
  url = {${address}}
}`,
    },
    {
      name: 'RIS',
      text: `TY  - DATA
AU  - ${unsplit(source.name)}
PB  - ${source.name}
TI  - ${title}
PY  - ${year}
DA  - ${year}/${month}/${dayOfMonth}
ET  - ${release}
UR  - ${address}
ER  - `,
    },
    { name: 'CSL-JSON', text: JSON.stringify([csl], null, 2) },
  ];
}

/** Reference managers take what is behind a comma for a given name. */
const unsplit = (author: string) => author.replaceAll(/\s*,\s*/g, ' ');

/** Characters that mean something to TeX. */
const inBibtex = (text: string) =>
  text.replaceAll(/[\\~^]/g, '').replaceAll(/[&%$#_{}]/g, String.raw`\$&`);

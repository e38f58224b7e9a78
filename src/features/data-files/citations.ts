import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import { pages, withQuery } from '#src/urls.ts';

type Cited = Pick<DataFileList, 'release' | 'published' | 'source'>;

/**
 * Citations of a release of the data, for people and for reference managers.
 * @param asText name of the plain text form
 */
export function citations(origin: string, { release, published, source }: Cited, asText: string) {
  const day = published.slice(0, 10);
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const title = `Index data, release ${release}`;
  const address = origin + withQuery(pages.data, { asof: release });
  const key = `index-data-${release}`;
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
  title = {${title}},
  year = {${year}},
  version = {${release}},
  note = {Published on ${day}},
  url = {${address}}
}`,
    },
    {
      name: 'RIS',
      text: `TY  - DATA
AU  - ${source.name}
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

/** Characters that mean something to TeX. */
const inBibtex = (text: string) =>
  text.replaceAll(/[\\~^]/g, '').replaceAll(/[&%$#_{}]/g, String.raw`\$&`);

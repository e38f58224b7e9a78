import type { StructuredData } from '#src/client/page/request-context.ts';
import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { dataFilesMessages } from '#src/i18n/messages/data/data-files.ts';
import { localPath, pages } from '#src/urls.ts';
import { dataFileAddress, dataFormats, dataTerms } from '#src/urls/data-files.ts';

type Place = { origin: string; language: Language };

const encodings = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  zip: 'application/zip',
} as const;

/** The files as a catalogue of sets of data, for programs; sets that have no row are left out. */
export function dataCatalog(files: DataFileList, { origin, language }: Place): StructuredData {
  const m = dataFilesMessages(language);
  const url = origin + localPath(language, pages.data);
  const ofRelease = {
    creator: { '@id': `${origin}/#organization` },
    license: origin + dataTerms,
    version: String(files.release),
    dateModified: files.published,
    isAccessibleForFree: true,
  };
  return {
    '@type': 'DataCatalog',
    '@id': `${origin}${pages.data}#catalog`,
    name: m.title,
    description: m.lead,
    url,
    ...ofRelease,
    dataset: files.tables.filter(hasRows).map(({ table, title, columns }) => ({
      '@type': 'Dataset',
      name: title,
      // Search engines refuse descriptions of less than 50 characters.
      description: `${m[table]} – ${m.lead}`,
      url,
      ...ofRelease,
      variableMeasured: columns.map(({ name, description, unit }) => ({
        '@type': 'PropertyValue',
        name,
        description,
        ...(unit ? { unitText: unit } : {}),
      })),
      distribution: dataFormats.map((ending) => ({
        '@type': 'DataDownload',
        encodingFormat: encodings[ending],
        contentUrl: origin + dataFileAddress({ table, ending }),
      })),
    })),
  };
}

/** What is not counted has rows. */
const hasRows = ({ rows }: DataFileList['tables'][number]): boolean => rows !== 0;

import type { StructuredData } from '#src/client/page/request-context.ts';
import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { dataFilesMessages } from '#src/i18n/messages/data/data-files.ts';
import { localPath, pages } from '#src/urls.ts';
import { dataFileAddress, dataFormats } from '#src/urls/data-files.ts';

type Place = { origin: string; language: Language };

const encodings = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  zip: 'application/zip',
} as const;

/** The files as a catalogue of sets of data, for programs. */
export function dataCatalog(files: DataFileList, { origin, language }: Place): StructuredData {
  const m = dataFilesMessages(language);
  const url = origin + localPath(language, pages.data);
  const ofRelease = {
    creator: { '@id': `${origin}/#organization` },
    license: `${origin}${pages.data}#terms`,
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
    dataset: files.tables.map(({ table, title, columns }) => ({
      '@type': 'Dataset',
      name: title,
      description: m[table],
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

import type { Site } from '#src/contract/provider/site.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { formPages } from '#src/urls.ts';
import { dataFileAddress, dataFormats, type DataTableName } from '#src/urls/data-files.ts';
import type { DataTable } from './data-table.ts';

type Described = {
  name: DataTableName;
  table: DataTable;
  /** Where the levels of one index alone are asked for. */
  index: string | undefined;
  /** Of the query, what the file is made by. */
  query: string;
  site: Site;
  release: Release;
  /** fundIds of the indexes that the provider does not allow to be downloaded. */
  leftOut: readonly string[];
  origin: string;
};

/** What a file of data is, from whom, on what terms, and what its columns mean. */
export function tableMetadata(described: Described) {
  const { name, table, index, query, site, release, leftOut, origin } = described;
  const at = (ending: (typeof dataFormats)[number], number?: number) =>
    origin + dataFileAddress({ table: name, ending, index, release: number }) + query;
  const { legalName, providerUrl, legalDisclaimer, illustrativeNotice } = site;
  const day = release.published.slice(0, 10);
  return {
    name,
    title: table.title,
    source: { name: legalName, address: providerUrl },
    release: release.number,
    label: release.label,
    published: release.published,
    files: Object.fromEntries(dataFormats.map((format) => [format, at(format)])),
    permanentFiles: Object.fromEntries(
      dataFormats.map((format) => [format, at(format, release.number)]),
    ),
    columns: table.columns,
    citation: `${legalName} (${day.slice(0, 4)}). ${table.title}, release ${release.number}, published on ${day}. ${at('csv', release.number)}`,
    notice: illustrativeNotice?.['en-us'] ?? null,
    disclaimer: legalDisclaimer['en-us'],
    leftOut: {
      reason: 'The provider does not allow data of these indexes to be downloaded.',
      count: leftOut.length,
      fundIds: leftOut,
      licence: origin + formPages.contact,
    },
  };
}

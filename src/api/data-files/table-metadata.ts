import { defaultLanguage } from '#src/domain/language.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { formPages } from '#src/urls.ts';
import { dataFileAddress, dataFormats, type DataFile } from '#src/urls/data-files.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import type { DataTable } from './data-table.ts';

type Described = {
  file: Omit<DataFile, 'ending' | 'release'>;
  table: DataTable;
  /** The part of the query that decides what the file contains. */
  query: string;
  site: Site;
  release: Release;
  chosen: ChosenIndexes;
  origin: string;
};

/** Describes a file of data: its source, its terms and the meaning of its columns. */
export function tableMetadata({ file, table, query, site, release, chosen, origin }: Described) {
  const at = (ending: DataFile['ending'], number?: number) =>
    origin + dataFileAddress({ ...file, ending, release: number }) + query;
  const { legalName, providerUrl, legalDisclaimer, illustrativeNotice } = site;
  const day = release.published.slice(0, 10);
  const licence = origin + formPages.contact;
  return {
    name: file.table,
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
    notice: illustrativeNotice?.[defaultLanguage] ?? null,
    disclaimer: legalDisclaimer[defaultLanguage],
    leftOut: {
      reason: 'The provider does not allow these data of these indexes to be downloaded.',
      count: chosen.leftOut.length,
      fundIds: chosen.leftOut,
      licence,
    },
    inPart: {
      reason: 'The provider publishes the ten largest constituents only of these indexes.',
      count: chosen.inPart.length,
      fundIds: chosen.inPart,
      licence,
    },
  };
}

export type TableMetadata = ReturnType<typeof tableMetadata>;

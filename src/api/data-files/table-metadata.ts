import { defaultLanguage } from '#src/domain/language.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { askAboutIndex, formPages } from '#src/urls.ts';
import { dataFileAddress, dataFormats, dataTerms, type DataFile } from '#src/urls/data-files.ts';
import type { ChosenIndexes, StatedLicence } from './chosen-indexes.ts';
import type { DataTable } from './data-table.ts';

type Described = {
  file: Omit<DataFile, 'ending' | 'release'>;
  table: DataTable;
  /** The part of the query that decides what the file contains. */
  query: string;
  site: Site;
  release: Release;
  chosen: ChosenIndexes;
  licences: readonly StatedLicence[];
  origin: string;
};

/** Describes a file of data: its source, its terms and the meaning of its columns. */
export function tableMetadata(described: Described) {
  const { file, table, query, site, release, chosen, licences, origin } = described;
  const at = (ending: DataFile['ending'], number?: number) =>
    origin + dataFileAddress({ ...file, ending, release: number }) + query;
  const { legalName, providerUrl, legalDisclaimer, illustrativeNotice } = site;
  const day = release.published.slice(0, 10);
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
    licence: origin + dataTerms,
    licencesOfIndexes: licences,
    columns: table.columns,
    citation: `${legalName} (${day.slice(0, 4)}). ${table.title}, release ${release.number}, published on ${day}. ${at('csv', release.number)}`,
    notice: illustrativeNotice?.[defaultLanguage] ?? null,
    disclaimer: legalDisclaimer[defaultLanguage],
    ...withheldFrom(chosen, origin),
  };
}

/** What a file does not contain of the indexes that it is of, and where to ask for it. */
export function withheldFrom({ leftOut, inPart }: ChosenIndexes, origin: string) {
  const told = (reason: string, fundIds: readonly string[]) => ({
    reason,
    count: fundIds.length,
    fundIds,
    licence: origin + (fundIds.length === 1 ? askAboutIndex(fundIds[0]!) : formPages.contact),
    licenceOfIndex: `${origin}${formPages.contact}?index={fundId}`,
  });
  return {
    leftOut: told(
      'The provider does not allow these data of these indexes to be downloaded.',
      leftOut,
    ),
    inPart: told(
      'The provider publishes the ten largest constituents only of these indexes.',
      inPart,
    ),
  };
}

/** More would make the end of a file long, which every reader of a part of it reads. */
const mostNamed = 1000;

/** What a Parquet file says of itself: what says more about it depends on the release, and stands in its metadata. */
export function parquetNotes(
  site: Pick<Site, 'legalName' | 'providerUrl'>,
  chosen: ChosenIndexes,
  origin: string,
): Record<string, string> {
  const { leftOut, inPart } = withheldFrom(chosen, origin);
  const noteOf = (told: typeof leftOut) =>
    JSON.stringify({ ...told, fundIds: told.fundIds.slice(0, mostNamed) });
  return {
    source: `${site.legalName}, ${site.providerUrl}`,
    licence: origin + dataTerms,
    ...(leftOut.count > 0 ? { leftOut: noteOf(leftOut) } : {}),
    ...(inPart.count > 0 ? { inPart: noteOf(inPart) } : {}),
  };
}

export type TableMetadata = ReturnType<typeof tableMetadata>;

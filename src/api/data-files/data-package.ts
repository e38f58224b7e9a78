import { defaultLanguage } from '#src/domain/language.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import {
  dataFileAddress,
  dataTables,
  dataTerms,
  type DataTableName,
} from '#src/urls/data-files.ts';
import { pages } from '#src/urls.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import type { DataColumn } from './data-table.ts';
import { chooseIndexes } from './chosen-indexes.ts';
import { withheldFrom } from './table-metadata.ts';
import { columnsOf, tables } from './tables.ts';

/** The names of column types in Table Schema. */
const fieldTypes: Record<DataColumn['type'], string> = {
  text: 'string',
  date: 'date',
  time: 'datetime',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
};

/** Describes all tables of a release as one Data Package (version 2). */
export async function dataPackage(source: Stored, origin: string) {
  const { snapshot, db } = source;
  const [{ site }, { number, label, published }] = await Promise.all([
    siteTexts(source),
    getRelease(db, snapshot.release),
  ]);
  const terms = { title: `Terms of ${site.legalName}`, path: origin + dataTerms };
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name:
      site.name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'data',
    title: site.name,
    description: site.description[defaultLanguage],
    version: String(number),
    created: new Date(published).toISOString(),
    homepage: `${origin}${pages.data}`,
    keywords: ['indexes', 'index levels'],
    licenses: [terms],
    sources: [{ title: site.legalName, path: site.providerUrl, version: label }],
    contributors: [{ title: site.legalName, path: site.providerUrl, roles: ['publisher'] }],
    resources: await Promise.all(dataTables.map((table) => resourceOf(table, source, origin))),
  };
}

async function resourceOf(table: DataTableName, source: Stored, origin: string) {
  const { release } = source.snapshot;
  const { title, columns } = await columnsOf(table, source);
  const { key, parameters, holding } = tables[table];
  const { leftOut } = withheldFrom(await chooseIndexes(source, undefined, holding), origin);
  const isOfIndexes = parameters.includes('ids') && table !== 'indexes';
  return {
    name: table,
    type: 'table',
    title,
    path: origin + dataFileAddress({ table, ending: 'csv', release }),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    ...(leftOut.count > 0 ? { leftOut } : {}),
    schema: {
      fields: columns.map(({ name, type, unit, description }) => ({
        name,
        type: fieldTypes[type],
        description: unit === undefined ? description : `${description}, ${unit}`,
      })),
      missingValues: [''],
      ...(key ? { primaryKey: key } : {}),
      ...(isOfIndexes ? { foreignKeys: [ofIndex] } : {}),
    },
  };
}

const ofIndex = { fields: ['fundId'], reference: { resource: 'indexes', fields: ['fundId'] } };

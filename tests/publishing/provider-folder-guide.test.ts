import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { articleFront, insightsFile } from '#src/contract/provider/article.ts';
import { brandSource } from '#src/contract/provider/brand.ts';
import { guards } from '#src/contract/provider/guards.ts';
import { navigation, site } from '#src/contract/provider/site.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { columnsByKind } from '#src/publishing/check-folder.ts';
import { mapping } from '#src/publishing/mapping/mapping-schema.ts';
import { pageSource, sectionSources } from '#src/publishing/pages/page-source.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { writeSmallestFolder } from '../support/smallest-folder.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';

const guide = readFileSync('docs/provider-folder.md', 'utf8');
const folders = temporaryFolders();
let throwaway: ThrowawayStore;

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

/** What stands below a heading, up to the next one. */
function sectionOf(heading: string): string {
  const [, after] = guide.split(`# ${heading}\n`);
  if (after === undefined) throw new Error(`docs/provider-folder.md has no heading ${heading}`);
  return after.split(/^#/m)[0] ?? '';
}

/** Names of the first table below a heading, and which of them it calls required. */
function namesIn(heading: string): { known: string[]; required: string[] } {
  const [table = ''] = /^\|.*\n(\|.*\n)+/m.exec(sectionOf(heading)) ?? [];
  const rows = [...table.matchAll(/^\| `([^`]+)` \| (required)?/gm)];
  const names = rows.map(([, name = '']) => name);
  return { known: names, required: names.filter((_, at) => rows[at]?.[2] !== undefined) };
}

type Schema = z.core.JSONSchema.BaseSchema;

/** Keys of a YAML file as the guide writes them; texts by language are values, and free names are left out. */
function keysOf(schema: Schema, above = ''): { key: string; required: boolean }[] {
  const items = schema.items as Schema | undefined;
  if (items) return keysOf(items, above);
  // What is named freely elsewhere is told in words.
  const isCalendar = above === 'calendar.named.' && !schema.properties;
  if (isCalendar) return keysOf(schema.additionalProperties as Schema, above);
  const kinds = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (kinds.length === 1 && kinds[0]) return keysOf(kinds[0], above);
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  if ('en-us' in properties) return [];
  return Object.entries(properties).flatMap(([name, below]) => [
    { key: above + name, required: schema.required?.includes(name) ?? false },
    ...keysOf(below, `${above}${name}.`),
  ]);
}

function namesOf(schema: z.ZodType, above = ''): { known: string[]; required: string[] } {
  const keys = keysOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), above);
  return {
    known: keys.map(({ key }) => key),
    required: keys.filter(({ required }) => required).map(({ key }) => key),
  };
}

test('the smallest folder of the guide is published without a fault', async () => {
  const folder = folders.path('guide');
  expect(writeSmallestFolder(folder)).toEqual(['site.yaml', 'indexes.csv', 'levels/main.csv']);
  const today = dayOfIso('2026-11-20') ?? 0;
  const { summary } = await publishFolder(throwaway.store, { folder, today });
  expect(summary.get('index')).toMatchObject({ added: 2 });
});

describe('the guide names every column, and which are required', () => {
  test.each(Object.entries(columnsByKind))('%s', (kind, columns) => {
    const isFolder = kind === 'levels' || kind === 'constituents';
    const names = { known: [...columns.types.keys()], required: columns.required };
    expect(namesIn(isFolder ? `\`${kind}/*.csv\`` : `\`${kind}.csv\``)).toEqual(names);
  });
});

describe('the guide names every key, and which are required', () => {
  test.each([
    ['`site.yaml`', site],
    ['`brand.yaml`', brandSource],
    ['`guards.yaml`', guards],
    ['`navigation.yaml`', navigation],
    ['`insights.yaml`', insightsFile],
    ['`articles/<language>/<id>-<name>.md`', articleFront],
    ['`pages/<language>/**.yaml`', pageSource],
    ['`mapping.yaml`', mapping.shape.levels],
  ])('%s', (heading, schema) => {
    expect(namesIn(heading)).toEqual(namesOf(schema));
  });

  test('sections of pages', () => {
    const all = Object.entries(sectionSources).map(([type, schema]) => namesOf(schema, `${type}.`));
    const isKey = (name: string) => !name.endsWith('.type');
    const known = all.flatMap((names) => names.known).filter(isKey);
    const required = all.flatMap((names) => names.required).filter(isKey);
    expect(namesIn('Sections')).toEqual({ known, required });
  });
});

import * as z from 'zod';
import { api } from '#src/urls.ts';
import { dataTables } from '#src/urls/data-files.ts';
import { defineEndpoint } from './endpoint.ts';

export const dataColumnTypes = ['text', 'date', 'time', 'number', 'integer', 'boolean'] as const;

const dataFiles = z.object({
  release: z.int().describe('Number of the release that the files are of'),
  published: z.iso.datetime(),
  source: z.object({ name: z.string(), address: z.string() }).describe('The provider'),
  tables: z.array(
    z.object({
      table: z.enum(dataTables).describe('Name of its file below /data'),
      title: z.string(),
      rows: z.int().nullable().describe('How many rows it has; null where they are not counted'),
      columns: z.array(
        z.object({
          name: z.string(),
          type: z.enum(dataColumnTypes),
          unit: z.string().optional(),
          description: z.string(),
        }),
      ),
    }),
  ),
  years: z
    .array(z.int())
    .describe('Years of which levels are published, each at /data/levels/{year}'),
  leftOut: z
    .int()
    .describe('Indexes whose data the provider does not allow to be downloaded, in no file'),
  previous: z
    .int()
    .nullable()
    .describe(
      'The release before, since which /data/changes/{previous}..{release} has the changes',
    ),
  examples: z.array(z.string()).describe('fundIds of some indexes that are in the files'),
});

export type DataFileList = z.infer<typeof dataFiles>;

export const dataFileEndpoints = {
  dataFiles: defineEndpoint({
    path: api.dataFiles,
    tag: 'Site',
    summary: 'The files of data below /data: their tables, columns and sizes',
    query: z.object({}),
    answer: dataFiles,
    answerName: 'DataFiles',
    example: '',
  }),
};

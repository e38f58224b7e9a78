import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { dataTables } from '#src/urls/data-files.ts';
import { DataFilesPage } from './data-files-page.tsx';

export const exampleFiles: DataFileList = {
  release: 9,
  published: '2026-11-20T21:30:00.000Z',
  source: { name: 'Example & Sons', address: 'https://provider.example' },
  tables: dataTables.map((table) => ({
    table,
    title: table,
    rows: table === 'levels' ? 1_234_567 : null,
    columns: [
      { name: 'fundId', type: 'text', description: 'Identifier of the index' },
      { name: 'date', type: 'date', description: 'Day' },
      { name: 'level', type: 'number', unit: '%', description: 'Level' },
    ],
  })),
  years: [2025, 2026],
  leftOut: 2,
  previous: 8,
  examples: ['WORLD_NTR_USD', 'EUROPE_NTR_EUR'],
};

export const gallery: Gallery = (language) => ({
  title: 'Data files',
  examples: [
    {
      name: 'of the current release',
      content: (
        <DataFilesPage
          language={language}
          origin="https://indexes.example"
          data={{ files: exampleFiles, isAsOf: false, table: 'levels', cited: null }}
        />
      ),
    },
  ],
});

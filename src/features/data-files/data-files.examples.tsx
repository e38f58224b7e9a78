import type { Gallery } from '#src/ui/gallery.ts';
import { DataFilesPage } from './data-files-page.tsx';

export const gallery: Gallery = (language) => ({
  title: 'Data files',
  examples: [
    {
      name: 'of the current release',
      content: (
        <DataFilesPage
          language={language}
          origin="https://indexes.example"
          data={{ release: 9, isAsOf: false, fundIds: ['WORLD_NTR_USD', 'EUROPE_NTR_EUR'] }}
        />
      ),
    },
  ],
});

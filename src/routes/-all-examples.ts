import type { Gallery } from '#src/ui/gallery.ts';

const modules = import.meta.glob<Gallery>(
  '../{as-of,features,charts,insight-cards,ui,workings}/**/*.examples.tsx',
  {
    eager: true,
    import: 'gallery',
  },
);

/** The galleries of all files `*.examples.tsx`. */
export const galleries: readonly Gallery[] = Object.values(modules);

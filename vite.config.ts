import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { className } from './build/class-name.ts';
import { defineConfig } from 'vite';
import { leaveOutUnused } from './build/left-out.ts';
import { oneStylesheet } from './build/one-stylesheet.ts';

// Vite builds only the pages. The server runs from source and calls the built pages.
export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/router',
        routesDirectory: 'routes',
        generatedRouteTree: 'app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        // The loader of a page is in the same file as the page. The code of visible links is prefetched, so no request waits for it.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      client: { entry: 'app/browser' },
      server: { entry: 'app/pages' },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    leaveOutUnused(),
    oneStylesheet(),
  ],
  resolve: {
    alias: {
      // React 18 and later have this hook, so its replacement is left out.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Class names are part of every first load, so they are shorter than Vite's own.
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Lists of the imports of parts that load later would add more to the first load than they save afterwards.
    modulePreload: { resolveDependencies: () => [] },
    // Times of plugins would hide real warnings in the output of the first start.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every first load names the code of all pages: short names keep it small.
            chunkFileNames: ({ facadeModuleId }) =>
              `assets/${/\/src\/routes\/[^-]/.test(facadeModuleId ?? '') ? '' : '[name]-'}[hash].js`,
            // The code that every page starts with is one file, which compresses better than many small ones. So is the code
            // that nearly all pages share. Code that fewer pages share stays in separate files.
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 3 },
                // The views of the index page's sections are one file, so that they are fetched together.
                {
                  name: 'index-sections',
                  test: /features.index-page.sections.[^.]*.tsx$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'common',
                  test: /src.(ui|client|domain|i18n)/,
                  minShareCount: 26,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});

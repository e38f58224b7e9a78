import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { className } from './build/class-name.ts';
import { defineConfig } from 'vite';
import { leaveOutUnused } from './build/left-out.ts';
import { oneStylesheet } from './build/one-stylesheet.ts';

// Vite builds the pages only; the server runs from source and calls what is built here.
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
        // A page's loader comes with the page; code of visible links is fetched ahead, so that data need not wait.
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
      // React has had the hook itself since 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Every first load has the names of its classes: without the place in the file they are shorter.
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The list of what each late part imports costs the first load more than it saves the late part.
    modulePreload: { resolveDependencies: () => [] },
    // Whoever starts the site for the first time reads what is wrong, not which plugin was slowest.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page begins with is one file: compressed it is smaller than many small ones. So are the small
            // parts that nearly all pages share; no page loads what only others share.
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 3 },
                // The views of the index page's sections are fetched together, not each for itself.
                {
                  name: 'index-sections',
                  test: /features.index-page.sections.[^.]*.tsx$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'common',
                  test: /src.(ui|client|domain|i18n)/,
                  minShareCount: 20,
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

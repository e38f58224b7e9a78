import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
      },
      client: { entry: 'app/browser' },
      server: { entry: 'app/pages' },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
});

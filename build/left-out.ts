import type { Plugin } from 'vite';

/**
 * Modules that the router imports but this site never runs, with their exports: links are plain markup
 * (`ui/page-link.tsx`), and `app/search-params.ts` parses and writes queries.
 */
const leftOut: Record<string, readonly string[]> = {
  '/@tanstack/react-router/dist/esm/link.js': [
    'Link',
    'composeHandlers',
    'createLink',
    'linkOptions',
    'useLinkProps',
  ],
  '/@tanstack/router-core/dist/esm/searchParams.js': [
    'defaultParseSearch',
    'defaultStringifySearch',
    'parseSearchWith',
    'stringifySearchWith',
  ],
};

/** Replaces these modules by empty ones in the browser's build. */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const found = Object.entries(leftOut).find(([path]) => id.endsWith(path));
      return found?.[1].map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}

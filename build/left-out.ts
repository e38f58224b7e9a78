import type { Plugin } from 'vite';

/**
 * Modules of the router that it holds fast although nothing here comes to use them, with their exports: links
 * are plain markup (`ui/page-link.tsx`), and queries are read and written by `app/search-params.ts`.
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

/** Gives the browser's build empty modules in place of those. */
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

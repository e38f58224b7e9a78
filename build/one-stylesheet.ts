import type { Plugin } from 'vite';

const id = 'virtual:stylesheet';

/**
 * Builds all styles into one file, which every page links. Vite would build about forty, and each that arrives with
 * a part loaded later makes the browser match every element of the page again. The module `virtual:stylesheet`
 * exports the file's address; null in development, where Vite injects the styles.
 */
export function oneStylesheet(): Plugin {
  let address: string | null = null;
  let isBuild = false;
  return {
    name: 'one-stylesheet',
    config: () => ({ environments: { client: { build: { cssCodeSplit: false } } } }),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // The client is built before the pages that name its files.
    sharedDuringBuild: true,
    generateBundle: {
      // Vite writes the file at this step.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const found = Object.keys(bundle).filter((file) => file.endsWith('.css'));
        if (found.length !== 1)
          this.error(`one stylesheet was expected, not [${found.join(', ')}]`);
        address = `/${found[0]}`;
      },
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      if (isBuild && this.environment.name !== 'client' && address === null) {
        this.error('the browser’s files are to be built before the pages that name them');
      }
      return `export const stylesheet = ${JSON.stringify(address)};`;
    },
  };
}

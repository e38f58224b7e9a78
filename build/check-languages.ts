import { globSync, readFileSync } from 'node:fs';

// A language is named in `src/domain/language.ts` and has its texts in `src/i18n/`. Elsewhere the registry says which there are,
// or one more would have to be looked for in the whole house. What remains is listed here with its reason; nothing may be added
// without one, and what no longer needs its line loses it.

const writtenInEnglish = 'words of the contract or of code, which are English in every language';

const remaining: Readonly<Record<string, string>> = {
  'src/contract/provider/item-upgrades.ts': 'stores were written when there were two languages',
  'src/features/api-reference/api-reference-page.tsx': writtenInEnglish,
  'src/features/api-reference/call-section.tsx': writtenInEnglish,
  'src/features/api-reference/schema-list.tsx': writtenInEnglish,
  'src/features/data-files/code-examples.ts': writtenInEnglish,
  'src/features/mixes/blend/refused-notice.tsx': writtenInEnglish,
  'src/features/mixes/compare/compare-page.tsx': writtenInEnglish,
  'src/newsroom/pages/layout.ts': writtenInEnglish,
  'src/publishing/difference/difference-page.ts': writtenInEnglish,
  'src/publishing/guards/words.ts': writtenInEnglish,
  'src/factsheets/factsheet-content.ts': 'the typesetter needs a language where a tag has none',
  'src/features/contact/chosen-beforehand.ts':
    'who reads Japanese is asked for an address in Japan first',
};

const named = /['"`](?:en|ja|en-us|ja-jp|en-US|ja-JP)['"`]/;
const isLooked = (file: string) =>
  !/\.(?:test|examples?|example-data|rendered)\.|^src\/(?:i18n\/|domain\/language\.ts)/.test(file);

const naming = globSync('src/**/*.{ts,tsx}').filter(
  (file) => isLooked(file) && named.test(readFileSync(file, 'utf8')),
);
const unexplained = naming.filter((file) => !(file in remaining));
const outdated = Object.keys(remaining).filter((file) => !naming.includes(file));
for (const file of unexplained)
  console.error(
    `${file}: names a language; ask src/domain/language.ts, or say why in build/check-languages.ts`,
  );
for (const file of outdated)
  console.error(`${file}: names no language any more; take it out of build/check-languages.ts`);
if (unexplained.length + outdated.length > 0) process.exitCode = 1;

import { globSync, readFileSync } from 'node:fs';

// Finds files of `src` that name a language. Only the registry (`src/domain/language.ts`) and the texts (`src/i18n/`) may, so that
// a new language is added in these two places. Exceptions are listed here, each with its reason; the check fails for a file
// that is not listed, and for a listed file that no longer names a language.

const writtenInEnglish = 'words of the contract or of code, which are English in every language';

const remaining: Readonly<Record<string, string>> = {
  'src/contract/provider/item-upgrades.ts': 'early stores have exactly two languages',
  'src/features/api-reference/api-reference-page.tsx': writtenInEnglish,
  'src/features/api-reference/call-section.tsx': writtenInEnglish,
  'src/features/api-reference/schema-list.tsx': writtenInEnglish,
  'src/features/data-files/code-examples.ts': writtenInEnglish,
  'src/newsroom/pages/layout.ts': writtenInEnglish,
  'src/publishing/difference/difference-page.ts': writtenInEnglish,
  'src/publishing/guards/words.ts': writtenInEnglish,
  'src/factsheets/factsheet-content.ts': 'the typesetter needs a language where a tag has none',
  'src/features/contact/chosen-beforehand.ts': 'the Japanese form begins with Japan as the country',
};

const named = /['"`](?:en|ja|en-us|ja-jp|en-US|ja-JP)['"`]/;
const isChecked = (file: string) =>
  !/\.(?:test|examples?|example-data|rendered)\.|^src\/(?:i18n\/|domain\/language\.ts)/.test(file);

const naming = globSync('src/**/*.{ts,tsx}').filter(
  (file) => isChecked(file) && named.test(readFileSync(file, 'utf8')),
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

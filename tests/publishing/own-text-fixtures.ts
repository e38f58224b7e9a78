import type { FaultFixture } from './fault-fixture.ts';

const file = 'texts/en-us.yaml';
const written = (content: string) => ({ [file]: content });

/** What may not stand in place of a message. */
export const ownTextFixtures: FaultFixture[] = [
  {
    title: 'a text for no message, with the key that is meant',
    files: written('shellMessages.menu: All\nshellMessages.closeMenus: Close\n'),
    fault: {
      file,
      line: 2,
      column: 1,
      expected: /a key of .* that can be replaced; shellMessages\.closeMenu is meant perhaps/,
      found: 'shellMessages.closeMenus',
    },
  },
  {
    title: 'a text for how numbers are written',
    files: written("formats.decimalSeparator: ','\n"),
    fault: { file, line: 1, column: 1, expected: /a key of/, found: 'formats.decimalSeparator' },
  },
  {
    title: 'a text for a word that every object of the language has',
    files: written("constructor.name: 'All'\n"),
    fault: { file, line: 1, column: 1, expected: /a key of/, found: 'constructor.name' },
  },
  {
    title: 'a value that its message does not have, with those that it has',
    files: written("listMessages.page: 'Sheet {nummer}'\n"),
    fault: {
      file,
      line: 1,
      column: 1,
      expected:
        /listMessages\.page: no value in braces but \{number\}; \{number\} is meant perhaps/,
      found: '{nummer}',
    },
  },
  {
    title: 'a value in a message that has none',
    files: written("shellMessages.menu: 'All {of} it'\n"),
    fault: {
      file,
      line: 1,
      column: 1,
      expected: /no value in braces$/,
      found: '{of}',
    },
  },
  {
    title: 'a brace that nothing closes, in one of several texts',
    files: written("screenerMessages.results:\n  one: 1 series\n  other: '{count series'\n"),
    fault: {
      file,
      line: 3,
      column: 3,
      expected: /screenerMessages\.results\.other: no value in braces but \{count\}/,
      found: '{',
    },
  },
  {
    title: 'several texts for a message that has no values',
    files: written('shellMessages.menu: { one: Menu, other: Menus }\n'),
    fault: {
      file,
      line: 1,
      column: 1,
      expected: /one text, as it has no values/,
      found: 'several',
    },
  },
  {
    title: 'markup',
    files: written('\nshellMessages.menu: <b>All</b>\n'),
    fault: { file, line: 2, column: 1, expected: /plain text: no tags/, found: '<b>All</b>' },
  },
];

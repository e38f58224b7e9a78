import { expect, test } from 'vitest';
import { printLook } from '#src/brand/print-look.ts';
import { exampleBlend } from '#src/features/mixes/mixes.example-data.ts';
import { blendSheetContent } from './blend-sheet.ts';

/** The note below the returns, where the blend lacks figures for these reasons and its parts have them all. */
function noteOf(missing: (typeof exampleBlend.blend.usual)['missing']) {
  const { blend, parts } = exampleBlend;
  const tags = ['return1Y', 'return10Y', 'volatility3Y'];
  const figures = Object.fromEntries(tags.map((tag) => [tag, 5]));
  const usual = { ...blend.usual, figures, missing: {}, backTested: [] };
  const left = Object.fromEntries(tags.flatMap((tag) => (tag in missing ? [] : [[tag, 5]])));
  const content = blendSheetContent({
    language: 'en-us',
    paper: 'a4',
    blend: {
      ...exampleBlend,
      blend: { ...blend, usual: { ...usual, figures: left, missing } },
      parts: parts.map((part) => ({ ...part, usual })),
    },
    provider: { name: 'Example Indexes', notice: null },
    disclaimer: '',
    look: printLook(null),
    release: { number: 1, published: '2026-11-20T21:00:00.000Z' },
    address: 'https://indexes.example/indexes/blend',
  });
  return content.returns?.note;
}

test('each dash on the sheet of a blend has its reason, of figures that the sheet has', () => {
  expect(noteOf({})).not.toContain('—');
  expect(noteOf({ return10Y: 'too-short' })).toContain(
    'A dash (—) means: the published history is too short.',
  );
  expect(noteOf({ volatility3Y: 'gap' })).toContain('a level is missing where one is needed');
  expect(noteOf({ return5Y: 'too-short' })).not.toContain('—');
});

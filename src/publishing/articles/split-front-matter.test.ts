import { expect, test } from 'vitest';
import { UnreadableFileError } from '../faults.ts';
import { splitFrontMatter } from './split-front-matter.ts';

test.each([
  ['lines that end as on Unix', '---\ntitle: A\n---\n\nWords\n'],
  ['lines that end as on Windows', '---\r\ntitle: A\r\n---\r\n\r\nWords\r\n'],
  ['a mark of the byte order', '\uFEFF---\ntitle: A\n---\n\nWords\n'],
  ['blanks behind the fences', '---  \ntitle: A\n---\t\n\nWords\n'],
])('an article is cut between its fences, with %s', (_, text) => {
  expect(splitFrontMatter(text)).toEqual({
    front: { text: 'title: A', linesAbove: 1 },
    body: { text: '\nWords\n', linesAbove: 3 },
  });
});

test.each([
  ['title: A\n---\n', 1, 'title: A'],
  ['---\ntitle: A\n', 3, 'the end of the file'],
  ['', 1, ''],
])('an article without one of its fences (%j) is refused with its line', (text, line, found) => {
  const error = (() => {
    try {
      return splitFrontMatter(text);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(UnreadableFileError);
  expect(error).toMatchObject({ found, position: { line, column: 1 } });
});

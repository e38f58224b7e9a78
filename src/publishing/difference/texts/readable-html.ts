import { Parser } from 'htmlparser2';

/** Elements that begin a line. */
const lines = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr blockquote pre math figure figcaption div section br hr'.split(
    ' ',
  ),
);

/** What an author writes before the words of an element. */
const before: Readonly<Record<string, string>> = {
  h1: '# ',
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  h5: '##### ',
  h6: '###### ',
  li: '- ',
  strong: '**',
  em: '*',
  code: '`',
};

/** What an author writes after them. */
const after: Readonly<Record<string, string>> = {
  strong: '**',
  em: '*',
  code: '`',
  th: ' | ',
  td: ' | ',
};

/** What a formula is drawn with, and what it says as text. */
const drawing = 'math';
const written = 'annotation';

/** The words of sanitised HTML as their author would write them, with emphasis, pictures and the targets of links. */
export function readableHtml(html: string): string {
  const parts: string[] = [];
  const targets: string[] = [];
  let isShown = true;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (lines.has(tag)) parts.push('\n');
      parts.push(before[tag] ?? '');
      if (tag === drawing || tag === written) isShown = tag === written;
      if (tag === 'a') targets.push(targetOf(attributes));
      if (tag === 'img') parts.push(`![${attributes['alt'] ?? ''}](${attributes['src'] ?? ''})`);
    },
    ontext: (text) => void (isShown && parts.push(text.replaceAll(/\s+/g, ' '))),
    onclosetag(tag) {
      parts.push(after[tag] ?? '');
      if (tag === drawing || tag === written) isShown = tag === drawing;
      if (tag === 'a') parts.push(targets.pop() ?? '');
      if (lines.has(tag)) parts.push('\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** A heading's link to itself has no target of its author. */
const targetOf = (attributes: Readonly<Record<string, string>>): string =>
  'data-anchor' in attributes ? '' : ` (${attributes['href'] ?? ''})`;

/** What a part of a code sample is; null for all that has no colour of its own. */
export type CodePart = { kind: 'string' | 'comment' | 'word' | null; text: string };

const words =
  'and as async await const def else except export false False finally for from function if import in ' +
  'lambda let library new None not null or print return source true True try TRUE FALSE NULL while with';

/** Texts between quotes, then comments, then words of the languages; the first that matches is taken. */
const tokens = new RegExp(
  [
    String.raw`("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + '`[^`]*`)',
    String.raw`((?<=^|\s)(?:#|//)[^\n]*|<!--[\s\S]*?-->)`,
    String.raw`(?<![\w./&?={-])(${words.replaceAll(' ', '|')})(?![\w=}-])`,
  ].join('|'),
  'gm',
);

/** The parts of a sample in curl, Python, R, JavaScript, JSON or HTML. Joined they are the sample. */
export function codeParts(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const found of code.matchAll(tokens)) {
    const [text, string, comment] = found;
    if (found.index > end) parts.push({ kind: null, text: code.slice(end, found.index) });
    const other = comment === undefined ? 'word' : 'comment';
    parts.push({ kind: string === undefined ? other : 'string', text });
    end = found.index + text.length;
  }
  if (end < code.length) parts.push({ kind: null, text: code.slice(end) });
  return parts;
}

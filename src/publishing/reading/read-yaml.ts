import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type * as z from 'zod';
import { meantHint, nearestName } from '#src/domain/parameter-names.ts';
import { addUnreadable, type Faults, type Position } from '../faults.ts';
import { joinAllLines } from './join-lines.ts';
import { readTextFile } from './read-text-file.ts';
import { allIssues } from './all-issues.ts';
import { describeIssue, plainKey, valueAt } from './describe-issue.ts';
import { knownKeys, undeclaredKeys } from './known-keys.ts';
import { printableText, unprintableIn } from './unprintable.ts';

export type YamlPath = (string | number)[];

/** The value of a YAML file, and the places of its parts. */
export type ReadYaml<T> = { value: T; at(path: YamlPath): Position };

/** YAML that is a file, or follows other lines of one. */
export type YamlText = { file: string; text: string; linesAbove: number };

/** What the reader would warn of on the terminal is told as a fault with its place, or is none. */
const quiet = { logLevel: 'error' } as const;

/** A file of a hundred times the demo's largest. What is longer takes a processor for a minute. */
const longestFile = 2_000_000;

/** Reads a YAML file by its schema, as `parseYaml` does. */
export async function readYaml<S extends z.ZodType>(
  file: string,
  schema: S,
  faults: Faults,
): Promise<ReadYaml<z.output<S>> | null> {
  try {
    const text = await readTextFile(file);
    if (text.length > longestFile) {
      const expected = `at most ${longestFile} characters of YAML`;
      faults.add({ file, line: 1, column: 1, expected, found: `${text.length} characters` });
      return null;
    }
    return parseYaml({ file, text, linesAbove: 0 }, schema, faults);
  } catch (error) {
    addUnreadable(faults, file, error);
    return null;
  }
}

/**
 * Reads YAML by its schema. Every fault is added with its place, unknown keys included; null when there
 * is one.
 */
export function parseYaml<S extends z.ZodType>(
  { file, text, linesAbove }: YamlText,
  schema: S,
  faults: Faults,
): ReadYaml<z.output<S>> | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, ...quiet });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: linesAbove + line, column: col };
  };
  const tree = contentOf(document, (offset, expected, found) =>
    faults.add({ file, ...at(offset), expected, found }),
  );
  if (tree === null) return null;
  const input = joinAllLines(tree.value);
  const refused = refusedTexts(input);
  for (const { path, found } of refused) {
    faults.add({ file, ...at(offsetOf(document, path)), expected: printableText, found });
  }
  const parsed = schema.safeParse(input);
  const unknown = parsed.success
    ? unknownKeys(input, parsed.data)
    : undeclaredKeys(schema, input).filter(
        (key) => !isToldAsMissing(input, key, parsed.error.issues),
      );
  for (const key of unknown) {
    faults.add({ file, ...at(offsetOf(document, key)), ...unknownKeyFault(schema, input, key) });
  }
  for (const issue of parsed.success ? [] : allIssues(schema, input, parsed.error.issues)) {
    const described = describeIssue(schema, input, issue);
    faults.add({ file, ...at(offsetOf(document, issue.path as YamlPath)), ...described });
  }
  if (!parsed.success || unknown.length + refused.length + repeated(document).length > 0)
    return null;
  return { value: parsed.data, at: (path) => at(offsetOf(document, path)) };
}

/** What can be read of a YAML file, whatever faults it has; undefined where nothing can. */
export async function readLoosely(file: string): Promise<unknown> {
  const text = await readTextFile(file).catch(() => '');
  if (text.length > longestFile) return undefined;
  return treeOf(parseDocument(text, quiet))?.value;
}

/** The value of a document; null, with faults, where it is not valid YAML. */
function contentOf(
  document: Document.Parsed,
  report: (offset: number, expected: string, found: string) => void,
): { value: unknown } | null {
  for (const { pos, message, code } of document.errors) {
    if (message.startsWith('Maximum call stack')) {
      report(pos[0], 'values that are nested a few levels deep', 'hundreds of levels');
      return null;
    }
    if (code === 'MULTIPLE_DOCS') report(pos[0], 'one document, without a line --- in it', '---');
    else report(pos[0], 'valid YAML', whatOf(message));
  }
  // Where a key stands twice the rest of the file can be read all the same, and has to be told of in the same run.
  if (document.errors.length > repeated(document).length) return null;
  const tree = treeOf(document);
  if (tree === null) {
    const expected =
      'references that end, and not too many of them; a text that begins with * stands in quotes';
    report(firstReference(document), expected, '*');
  }
  return tree;
}

const repeated = ({ errors }: Document) => errors.filter(({ code }) => code === 'DUPLICATE_KEY');

/** Null where an alias (`*name`) refers to itself, or aliases expand beyond measure. */
function treeOf(document: Document): { value: unknown } | null {
  try {
    const value: unknown = document.toJS();
    JSON.stringify(value);
    return { value };
  } catch {
    return null;
  }
}

function firstReference(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias(_key, node) {
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** The first line of a message without its place, which a fault has itself. */
function whatOf(message: string): string {
  const [first = ''] = message.split('\n', 1);
  return first.replace(/ at line \d+, column \d+:$/, '');
}

/** Keys of the input that the schema dropped: most likely misspelt. */
function unknownKeys(input: unknown, output: unknown, path: YamlPath = []): YamlPath[] {
  if (Array.isArray(input) && Array.isArray(output)) {
    return input.flatMap((item, index) => unknownKeys(item, output[index], [...path, index]));
  }
  if (!isRecord(input) || !isRecord(output)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    key in output ? unknownKeys(value, output[key], [...path, key]) : [[...path, key]],
  );
}

/** A key in other letters is told where the right one is missing. */
const isToldAsMissing = (
  input: unknown,
  key: YamlPath,
  issues: readonly z.core.$ZodIssue[],
): boolean =>
  issues.some(
    ({ path }) =>
      valueAt(input, path) === undefined &&
      path.length === key.length &&
      key.slice(0, -1).every((part, at) => part === path[at]) &&
      plainKey(String(path.at(-1))) === plainKey(String(key.at(-1))),
  );

/** `{ en-us: Freight and carbon, priced daily }`: a comma ends a text in braces, and what follows is a key without a value. */
function unknownKeyFault(
  schema: z.ZodType,
  input: unknown,
  key: YamlPath,
): { expected: string; found: string } {
  const found = String(key.at(-1));
  const isRestOfText = valueAt(input, key) === null && found.includes(' ');
  const hint = isRestOfText ? ', or quotation marks around a text with a comma in it' : '';
  const keys = knownKeys(schema, key.slice(0, -1));
  const which = keys.length === 0 ? '' : ` (${keys.join(', ')})`;
  return { expected: `a known key${which}${hint || meantHint(nearestName(found, keys))}`, found };
}

/** Texts and keys with characters that only an escape (`"\0"`) can write into YAML. */
function refusedTexts(value: unknown, path: YamlPath = []): { path: YamlPath; found: string }[] {
  if (typeof value === 'string') {
    const found = unprintableIn(value);
    return found === null ? [] : [{ path, found }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const below = [...path, Array.isArray(value) ? Number(key) : key];
    const found = unprintableIn(key);
    return [...(found === null ? [] : [{ path: below, found }]), ...refusedTexts(one, below)];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The place of a path's key; for a missing path, that of its nearest parent. */
function offsetOf(document: Document, path: YamlPath): number {
  for (let length = path.length; length > 0; length--) {
    const offset = ownOffset(document, path.slice(0, length));
    if (offset !== null) return offset;
  }
  return 0;
}

function ownOffset(document: Document, path: YamlPath): number | null {
  const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const pairs = hasItems(parent) ? parent.items : [];
  const key = pairs.find((pair) => String(pair.key) === path.at(-1))?.key;
  const node = isNode(key) ? key : document.getIn(path, true);
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}

function hasItems(node: unknown): node is { items: { key?: unknown }[] } {
  return typeof node === 'object' && node !== null && 'items' in node;
}

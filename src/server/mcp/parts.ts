import { RefusedError } from './tool.ts';

/** Most bytes of one answer, text and data together: models read long answers badly. */
const mostBytes = 7_900;

/** Most of them for the data where a text stands beside it, and where the text is the data again. */
const mostOfData = mostBytes / 2;

/** Bytes reserved for the line that closes a part of a text, and for the numbers of parts. */
const bytesAround = 100;

/** Bytes for rows that stand in the text too, without facts around them. */
export const roomOfRowsInBoth = mostBytes - bytesAround;

/** Least bytes for rows, where the facts around them need nearly all of the data. */
const leastRoom = 500;

/** Longest address that an answer cites: one beyond it would leave no room for what it cites, and programs cut it. */
const longestAddress = 1_500;

/** Longest line of a text that is kept whole, in bytes; of longer ones so many characters go together. */
const longestLine = 3_000;
const charactersTogether = 700;

/** Lists of an answer, by the name of their field. */
type Rows = Record<string, readonly unknown[]>;

const bytesOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));

/**
 * An answer whose data is all that it says: one part of its rows, in the order of the lists, between the facts that
 * every part repeats.
 */
export function rowsInParts<Lists extends Rows, Data extends object>(
  lists: Lists,
  part: number,
  dataOf: (shown: Lists) => Data,
) {
  const parts = partsOfRows(lists, mostOfData - bytesAround - bytesOf(dataOf(noneOf(lists))));
  const shown = chosenPart(parts, part);
  return { data: fitted({ ...dataOf(shown), part, parts: parts.length }) };
}

/**
 * One part of a text beside its data. The rows of the data stand in the first part, or in as many as they need; the text
 * takes the room that the data leaves. The address to cite is read from the text.
 */
export function answerInParts<Facts extends object, Lists extends Rows>(
  text: string,
  part: number,
  facts: Facts,
  lists: Lists,
) {
  const citeAs = citedAddress(/^(?:- Cite as|cite): (\S+)$/m.exec(text)?.[1] ?? null);
  const rows = partsOfRows(lists, mostOfData - bytesAround - bytesOf({ ...facts, citeAs }));
  const dataOf = (at: number) => fitted({ ...facts, ...(rows[at - 1] ?? noneOf(lists)), citeAs });
  const texts = partsOfText(text, (at) => mostBytes - bytesAround - bytesOf(dataOf(at)));
  const parts = Math.max(rows.length, texts.length);
  if (part > parts) throw beyondLast(parts);
  const shown = texts[part - 1] ?? '';
  return {
    text: parts === 1 ? shown : `${shown}\n(Part ${part} of ${parts})\n`,
    data: { ...dataOf(part), part, parts },
  };
}

/** @throws RefusedError for a number beyond the last part */
export function chosenPart<Part>(parts: readonly Part[], part: number): Part {
  const chosen = parts[part - 1];
  if (chosen === undefined) throw beyondLast(parts.length);
  return chosen;
}

const beyondLast = (parts: number) =>
  new RefusedError(parts === 1 ? 'This answer has one part only.' : `There are ${parts} parts.`);

/** @throws RefusedError for an address that is too long to be cited */
export function citedAddress<Address extends string | null>(address: Address): Address {
  if (address === null || address.length <= longestAddress) return address;
  throw new RefusedError('No address is long enough to cite all of this: ask for less at a time.');
}

/** Splits things, in order, into parts that fit into their room; a thing that is too large is a part of its own. */
export function inParts<Thing>(
  things: readonly Thing[],
  sizeOf: (thing: Thing) => number,
  roomOf: (part: number) => number,
): Thing[][] {
  const parts: Thing[][] = [[]];
  let taken = 0;
  for (const thing of things) {
    const size = sizeOf(thing);
    if (taken + size > roomOf(parts.length) && taken > 0) {
      parts.push([]);
      taken = 0;
    }
    parts.at(-1)!.push(thing);
    taken += size;
  }
  return parts;
}

function partsOfRows<Lists extends Rows>(lists: Lists, room: number): Lists[] {
  const all = Object.entries(lists).flatMap(([name, rows]) => rows.map((row) => ({ name, row })));
  const parts = inParts(
    all,
    ({ row }) => bytesOf(row) + 1,
    () => Math.max(leastRoom, room),
  );
  return parts.map((part) => {
    const shown = Map.groupBy(part, ({ name }) => name);
    const rowsOf = (name: string) => shown.get(name)?.map(({ row }) => row) ?? [];
    return Object.fromEntries(
      Object.keys(lists).map((name) => [name, rowsOf(name)]),
    ) as unknown as Lists;
  });
}

const noneOf = <Lists extends Rows>(lists: Lists): Lists =>
  Object.fromEntries(Object.keys(lists).map((name) => [name, []])) as unknown as Lists;

/** Parts end with a line, unless one is longer than an answer. */
const partsOfText = (text: string, roomOf: (part: number) => number): string[] =>
  inParts(text.split(/(?<=\n)/).flatMap(piecesOf), (line) => Buffer.byteLength(line), roomOf).map(
    (lines) => lines.join(''),
  );

const tooLong = new RegExp(`[^]{1,${charactersTogether}}`, 'gu');

const piecesOf = (line: string): string[] =>
  Buffer.byteLength(line) <= longestLine ? [line] : (line.match(tooLong) ?? []);

/**
 * The data with its longest texts cut, which end with an ellipsis then, where they alone make it longer than an answer: what a
 * provider writes has no limit. Addresses stay whole.
 */
function fitted<Data extends object>(data: Data): Data {
  let cut = data;
  for (let most = 512; bytesOf(cut) > mostOfData && most > 8; most /= 2) cut = cutTexts(data, most);
  return cut;
}

const cutTexts = <Data extends object>(data: Data, most: number): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && value.length > most && !/^https?:/.test(value)
      ? `${Array.from(value).slice(0, most).join('')}…`
      : value,
  ) as Data;

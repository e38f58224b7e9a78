import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { checkFolder, openFolder } from '#src/publishing/check-folder.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { cases } from '../../support/test-size.ts';

const numberOfFolders = cases(120);

let root: string;
let folder: string;
let files: string[];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plumbline-generated-'));
  folder = join(root, 'provider');
  mkdirSync(folder);
  for (const name of readdirSync(inject('demoFolder'), { withFileTypes: true })) {
    // Levels and constituents are most of the bytes: the first rows of one file do.
    if (/^(levels|constituents|generator)$/.test(name.name)) continue;
    cpSync(join(inject('demoFolder'), name.name), join(folder, name.name), { recursive: true });
  }
  for (const kind of ['levels', 'constituents']) {
    const [first = ''] = readdirSync(join(inject('demoFolder'), kind)).toSorted();
    const text = readFileSync(join(inject('demoFolder'), kind, first), 'utf8');
    mkdirSync(join(folder, kind));
    writeFileSync(join(folder, kind, first), `${text.split('\n').slice(0, 30).join('\n')}\n`);
  }
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(csv|yaml|md)$/.test(name) && name !== 'README.md')
    .toSorted();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const odd = fc.constantFrom(
  '',
  '\u0000',
  '\uFEFF',
  '"',
  '""',
  '\t',
  ',,,,',
  '- - -',
  '{',
  '[1, {a: [',
  '&a [*a]',
  '!!js/function x',
  'null',
  'true',
  '1e999',
  '-0',
  'NaN',
  '9'.repeat(400),
  '2026-02-31',
  '__proto__',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '[a](javascript:alert(1))',
  'a'.repeat(20_000),
  '[' + '['.repeat(500),
);

/** Changes of a file, as a slip of the hand, another program or ill will would make them. */
const change = fc.tuple(
  fc.constantFrom('line', 'cell', 'insert', 'cut', 'repeat', 'swap', 'bytes', 'empty', 'value'),
  fc.nat(),
  fc.nat(),
  odd,
);

type Change = [string, number, number, string];

function changed(text: string, [kind, at, other, what]: Change): string | Buffer {
  const lines = text.split('\n');
  const line = at % lines.length;
  const place = at % Math.max(text.length, 1);
  switch (kind) {
    case 'line':
      return lines.toSpliced(line, 1, what).join('\n');
    case 'cell': {
      const cells = lines[line]!.split(',');
      return lines.with(line, cells.with(other % cells.length, what).join(',')).join('\n');
    }
    case 'value':
      return lines.with(line, lines[line]!.replace(/: .*/, `: ${what}`)).join('\n');
    case 'insert':
      return text.slice(0, place) + what + text.slice(place);
    case 'cut':
      return text.slice(0, place);
    case 'repeat':
      return [...lines, ...lines.slice(line, line + 3)].join('\n');
    case 'swap':
      return lines.with(line, lines[other % lines.length]!).join('\n');
    case 'bytes':
      return Buffer.concat([
        Buffer.from(text.slice(0, place)),
        Buffer.from([0xff, 0xfe, 0xc0, at % 256]),
      ]);
    default:
      return what;
  }
}

test(
  'PB-01 a changed provider folder is published or refused with file and line, never a crash',
  { timeout: 3_600_000 },
  async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(change, { minLength: 1, maxLength: 2 }),
        async (at, changes) => {
          const file = files[at % files.length]!;
          const before = readFileSync(join(folder, file));
          let text: string | Buffer = before.toString('utf8');
          for (const one of changes) text = changed(text.toString(), one);
          writeFileSync(join(folder, file), text);
          try {
            await checkFolder(
              await openFolder({ folder, filesDir: null, today: dayOfIso('2026-11-20')! }),
            );
          } catch (error) {
            expect(error).toBeInstanceOf(FaultsError);
            const faults = (error as FaultsError).faults.listed();
            expect(faults.length).toBeGreaterThan(0);
            for (const fault of faults) {
              expect(fault.file).not.toBe('');
              expect(fault.line).toBeGreaterThanOrEqual(1);
              expect(fault.expected).not.toBe('');
            }
            refused += 1;
          } finally {
            writeFileSync(join(folder, file), before);
          }
        },
      ),
      { numRuns: numberOfFolders },
    );
    expect(refused).toBeGreaterThan(0);
  },
);

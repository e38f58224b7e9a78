import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import {
  ask,
  base,
  drawFigures,
  figuresOfPage,
  mixedFigures,
  workingOf,
} from '../../support/worked-figures.ts';

const run = promisify(execFile);

/** The server of the tests learns its port only when it listens. */
const here = (code: string) => code.replaceAll('http://localhost:0', base);

const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Digits that a program has to print. */
const digitsOf = (value: number | null) => Number((value ?? Number.NaN).toPrecision(10));

async function differing(
  workings: readonly FigureWorking[],
  calculate: (working: FigureWorking) => Promise<string>,
) {
  const wrong = [];
  for (const working of workings) {
    const printed = Number(await calculate(working));
    const { fundId, tag, value } = working;
    if (digitsOf(printed) !== digitsOf(value)) wrong.push([fundId, tag, value, printed]);
  }
  return wrong;
}

test.skipIf(!has('python3'))(
  'the Python of a working reads the public observations and prints the same digits',
  async () => {
    const count = 200;
    const drawn = await drawFigures(count, 7);
    expect(drawn).toHaveLength(count);
    const workings = [...drawn, ...(await figuresOfPage()), ...(await mixedFigures())];
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-python-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = workings.map(({ code }, at) => {
      const file = join(folder, `${at}.py`);
      writeFileSync(file, here(code!.python));
      return file;
    });
    // Each program has names of its own; one interpreter runs them all, since starting one takes longer than they do.
    const runAll = 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)';
    const { stdout } = await run('python3', ['-c', runAll, ...files]);
    const printed = stdout.trim().split('\n');
    expect(printed).toHaveLength(workings.length);
    expect(await differing(workings, async (one) => printed[workings.indexOf(one)]!)).toEqual([]);
  },
);

test.skipIf(!has('Rscript'))(
  'the R of a working reads the public observations and prints the same digits',
  async () => {
    const workings = [
      ...(await drawFigures(20, 11)),
      ...(await figuresOfPage()),
      ...(await mixedFigures()),
    ];
    const r = async ({ code }: FigureWorking) =>
      (await run('Rscript', ['-e', here(code!.r)])).stdout;
    expect(await differing(workings, r)).toEqual([]);
  },
);

/** A cell as an import makes it: of nothing it is empty. */
function cell(text: string): string {
  if (text === '') return '<table:table-cell/>';
  if (/^-?[\d.]+$/.test(text)) {
    return `<table:table-cell office:value-type="float" office:value="${text}"/>`;
  }
  return /^\d{4}-\d\d-\d\d$/.test(text)
    ? `<table:table-cell office:value-type="date" office:date-value="${text}"/>`
    : `<table:table-cell office:value-type="string"><text:p>${inXml(text)}</text:p></table:table-cell>`;
}

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A sheet as it is after the observations were imported to A1, with the formula in H1. */
async function sheetOf({ data, code }: FigureWorking, at: number): Promise<string> {
  const csv = data === null ? '' : await (await fetch(base + data)).text();
  const [head = [], ...rows]: string[][] = parse(csv);
  const formula = `<table:table-cell table:number-matrix-columns-spanned="1" table:number-matrix-rows-spanned="1" table:formula="msoxl:${inXml(code!.excel)}"/>`;
  const empty = Array.from({ length: 7 - head.length }, () => '<table:table-cell/>').join('');
  const first = head.map(cell).join('') + empty + formula;
  const lines = [first, ...rows.map((row) => row.map(cell).join(''))];
  const body = lines.map((line) => `<table:table-row>${line}</table:table-row>`).join('\n');
  return `<table:table table:name="S${at}">${body}</table:table>`;
}

const names = Object.entries({
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  msoxl: 'http://schemas.microsoft.com/office/excel/formula',
}).map(([name, of]) => `xmlns:${name}="${of}"`);

/** All sheets, each as its own file, with numbers in full. */
const allSheets = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';

test.skipIf(!has('soffice'))(
  'the formula for Excel gives the same digits where the observations were imported',
  async () => {
    const workings = [
      ...(await drawFigures(20, 13)),
      ...(await figuresOfPage()),
      ...(await mixedFigures()),
    ];
    const sheets = await Promise.all(workings.map(sheetOf));
    const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const document = `<?xml version="1.0" encoding="UTF-8"?><office:document ${names.join(' ')} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>${sheets.join('\n')}</office:spreadsheet></office:body></office:document>`;
    writeFileSync(join(folder, 'book.fods'), document);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = ['--convert-to', allSheets, '--outdir', folder, join(folder, 'book.fods')];
    await run('soffice', [profile, '--headless', ...convert]);
    const calculate = async (working: FigureWorking) => {
      const text = readFileSync(join(folder, `book-S${workings.indexOf(working)}.csv`), 'utf8');
      const [first]: string[][] = parse(text, { relax_column_count: true });
      return first!.at(-1)!;
    };
    expect(await differing(workings, calculate)).toEqual([]);
  },
);

test('a figure is told from its levels to what is shown', async () => {
  const { fundId } = demoIndexes.full;
  const working = await workingOf(fundId, 'return1Y');
  const [start, end] = working.inputs;
  expect([start!.symbol, start!.date, end!.date]).toEqual([
    'start',
    working.from,
    working.asOfDate,
  ]);
  const levels = await fetch(`${base}/data/levels.csv?ids=${fundId}&from=${start!.date}`);
  const rows: { date: string; level: string }[] = parse(await levels.text(), { columns: true });
  const [first, last] = [Number(rows[0]!.level), Number(rows.at(-1)!.level)];
  expect([start!.value, end!.value]).toEqual([first, last]);
  const expected = (last / first - 1) * 100;
  expect(working.value).toBeCloseTo(expected, 9);
  expect(working.shown).toBe(`${expected < 0 ? '−' : '+'}${Math.abs(expected).toFixed(2)}%`);
  expect(working.steps.map(({ symbol }) => symbol)).toEqual(['growth', 'result']);
  expect(working.steps[0]!.filled).toBe(`${last} ÷ ${first}`);
  const { portfolios } = await ask<{ portfolios: { figures: Record<string, number> }[] }>(
    `/api/portfolio-returns?filterPattern=${fundId}`,
  );
  expect(portfolios[0]!.figures['return1Y']).toBe(working.value);
});

test('a calendar year leads to the workings of its months', async () => {
  const { fundId } = demoIndexes.full;
  const path = `/indexes/details/${fundId}/figures/return2024`;
  const year = await (await fetch(base + path)).text();
  const months = [...new Set(year.match(new RegExp(`${path}-[0-9]{2}(?=")`, 'g')))];
  expect(months).toHaveLength(12);
  const grown = await Promise.all(
    months.map(async (month) => (await workingOf(fundId, month.split('/').at(-1)!)).value ?? 0),
  );
  const whole = grown.reduce((all, one) => all * (1 + one / 100), 1);
  expect((whole - 1) * 100).toBeCloseTo((await workingOf(fundId, 'return2024')).value!, 6);
  const answer = await fetch(base + months[2]);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Mar 2024 return');
});

test('the observations are a file of their release, with the levels that the figure is made of', async () => {
  const working = await workingOf('PLJPN_NTR_JPY', 'sharpeRatio3Y');
  const answer = await fetch(base + working.data!);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const etag = answer.headers.get('ETag')!;
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true });
  expect(rows).toHaveLength(working.observations + 1);
  expect(Object.keys(rows[0]!)).toEqual([
    'date',
    'level',
    'backTested',
    'corrected',
    'otherDate',
    'otherLevel',
  ]);
  const again = await fetch(base + working.data!, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  const current = await fetch(`${base}/data/indexes/PLJPN_NTR_JPY/observations/sharpeRatio3Y.csv`);
  expect(current.headers.get('ETag')).toBe(etag);
});

test('where levels may not be downloaded, a working gives formula, days and shown digits, and nothing else', async () => {
  const withheld = ['PLWSC_NTR_USD', 'PLSHF_TR_USD'];
  for (const fundId of withheld) {
    const working = await workingOf(fundId, 'return3Y');
    expect([working.withheld, working.value, working.data, working.code]).toEqual([
      true,
      null,
      null,
      null,
    ]);
    expect(working.inputs.filter(({ kind }) => kind === 'level')).toEqual([
      expect.objectContaining({ symbol: 'start', value: null }),
      expect.objectContaining({ symbol: 'end', value: null }),
    ]);
    expect(working.steps.every(({ value, filled }) => value === null && filled === null)).toBe(
      true,
    );
    expect(working.earlier).toEqual([]);
    expect(working.shown).toMatch(/^[+−]\d+\.\d\d%$/);
    const file = await fetch(`${base}/data/indexes/${fundId}/observations/return3Y.csv`);
    expect(file.status).toBe(403);
  }
});

test('a figure that there is not has its reason, and an unknown tag or index is not found', async () => {
  const young = await workingOf(demoIndexes.young.fundId, 'return10Y');
  expect(young).toMatchObject({ value: null, missing: 'too-short', steps: [], code: null });
  const measure = await workingOf(demoIndexes.measure.fundId, 'return1Y');
  expect(measure).toMatchObject({ value: null, missing: 'no-returns', shown: '—' });
  for (const query of [
    'indexId=NONE&figure=return1Y',
    `indexId=${young.fundId}&figure=returnNone`,
  ]) {
    const answer = await fetch(`${base}/api/index-details/working?${query}`);
    expect([query, answer.status]).toEqual([query, 404]);
  }
});

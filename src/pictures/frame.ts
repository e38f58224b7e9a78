import { widthOf } from '#src/charts/letter-width.ts';
import type { Box } from '#src/charts/run-paths.ts';
import type { Language } from '#src/domain/language.ts';
import type { PictureLook } from '#src/brand/picture-look.ts';
import { fittedLines } from './fitted-lines.ts';
import type { PictureBase } from './picture.ts';
import { element, text, type Style } from './svg.ts';

/** The texts around a picture's chart. Null parts are left out. */
export type FrameWords = {
  title: string;
  /** What is shown and in what unit. */
  subtitle: readonly (string | null)[];
  /** The letters of the lines with their names; absent for a single line. */
  legend?: readonly string[];
  /** Notes about the data, such as a back-tested part. */
  notes: readonly (string | null)[];
  source: string;
  /** A complete description in words, for screen readers and programs. */
  description: string;
  /** The large value of a share picture beside its title, with the day. */
  figure?: { value: string; day: string };
};

/** The means of drawing a chart. */
export type Drawing = {
  look: PictureLook;
  language: Language;
  /** The factor by which type and strokes are enlarged. */
  unit: number;
  small: Style;
};

/** The texts of a picture, and how its chart is drawn into the remaining room. */
export type Picture = {
  words: FrameWords;
  draw: (box: Box, drawing: Drawing) => string[];
};

/** The width at which type has the same size as on the page. */
const usualWidth = 800;

/** Draws a chart as SVG with its title, caption and source. */
export function drawFrame(base: PictureBase, { words, draw }: Picture): string {
  const { width, look, language } = base;
  const unit = Math.min(2, Math.max(0.75, width / usualWidth));
  const lines = linesIn(base, words, unit);
  const height = Math.max(base.height, lowestWith(words, lines, unit));
  const job = { ...base, height };
  const small: Style = { size: 12.5 * unit, fill: look.quiet };
  const parts = [
    element('rect', { width, height, fill: look.paper }),
    ...headOf(job, words, lines, unit),
    ...draw(boxOf(job, words, lines, unit), { look, language, unit, small }),
    ...footOf(job, lines, unit),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'title desc',
    },
    `<title id="title">${escaped(words.title)}</title>`,
    `<desc id="desc">${escaped(words.description)}</desc>`,
    ...parts,
  );
}

/** Head and foot, wrapped to the width of the picture. */
type Lines = { title: string[]; subtitle: string[]; foot: string[] };

function linesIn({ width, address }: PictureBase, words: FrameWords, unit: number): Lines {
  const beside = words.figure ? 260 : 0;
  const room = (size: number, taken: number) => (width / unit - 48 - taken) / size;
  const { title, text: subtitle, foot } = sizes(words);
  const ofFoot = room(foot, 0);
  return {
    title: fittedLines([words.title], room(title, beside)),
    subtitle: [words.subtitle, words.legend ?? []].flatMap((parts) =>
      fittedLines(parts, room(subtitle, beside)),
    ),
    foot: [
      ...fittedLines(words.notes, ofFoot),
      ...fittedLines([words.source, shortAddress(address, ofFoot)], ofFoot),
    ],
  };
}

/** An address wider than the picture is shown without its query. */
const shortAddress = (address: string, room: number): string =>
  widthOf(address) <= room ? address : address.replace(/\?.*/s, '');

const sizes = ({ figure }: FrameWords) => ({ title: figure ? 30 : 22, text: 14, foot: 12 });

/** The least height of a chart, and the step of heights. */
const leastOfChart = 100;
const heightStep = 40;

/** The height of head and foot beyond the usual, in usual pixels; it is taken from the chart. */
function takenBy({ figure }: FrameWords, { title, subtitle, foot }: Lines) {
  const above = (title.length - 1) * 26 + Math.max(0, subtitle.length - 1) * 18;
  const below = Math.max(0, foot.length - 2) * 20;
  return { above: (figure ? 112 : 84) + above, whole: (figure ? 190 : 162) + above + below };
}

/** Text that needs more room makes a picture higher than requested, because lines must not overlap. */
function lowestWith(words: FrameWords, lines: Lines, unit: number): number {
  const needed = (takenBy(words, lines).whole + leastOfChart) * unit;
  return Math.ceil(needed / heightStep) * heightStep;
}

function boxOf({ width, height }: PictureBase, words: FrameWords, lines: Lines, unit: number): Box {
  const { above, whole } = takenBy(words, lines);
  return {
    x: 24 * unit,
    y: above * unit,
    width: width - 110 * unit,
    height: height - whole * unit,
  };
}

function headOf(
  { look, width }: PictureBase,
  words: FrameWords,
  lines: Lines,
  unit: number,
): string[] {
  const left = 24 * unit;
  const { figure } = words;
  const { title, text: size } = sizes(words);
  const big: Style = { size: title * unit, fill: look.ink, font: 'headline' };
  const quiet: Style = { size: size * unit, fill: look.quiet };
  const below = (lines.title.length - 1) * 26;
  return [
    ...lines.title.map((line, at) => text(left, ((figure ? 52 : 38) + at * 26) * unit, line, big)),
    ...lines.subtitle.map((line, at) =>
      text(left, ((figure ? 80 : 62) + below + at * 18) * unit, line, quiet),
    ),
    ...(figure
      ? [
          text(width - left, 58 * unit, figure.value, {
            size: 40 * unit,
            fill: look.ink,
            weight: 300,
            anchor: 'end',
          }),
          text(width - left, 80 * unit, figure.day, { ...quiet, anchor: 'end' }),
        ]
      : []),
  ];
}

function footOf({ height, look }: PictureBase, { foot }: Lines, unit: number): string[] {
  const small: Style = { size: 12 * unit, fill: look.quiet };
  return foot.map((line, at) =>
    text(24 * unit, height - (16 + (foot.length - 1 - at) * 20) * unit, line, small),
  );
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

import { Parser } from 'htmlparser2';

/** Something in an SVG that a logo does not need, with its offset in the text. */
type Refused = { offset: number; found: string };

const drawn = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop ' +
    'clipPath mask pattern symbol use style filter feGaussianBlur feOffset feBlend feFlood feComposite feMerge feMergeNode ' +
    'feColorMatrix'
  ).split(' '),
);

/** Metadata of drawing programs, which draws nothing. */
const isNoDrawing = (name: string) => name === 'metadata' || name.includes(':');

/** Limits nested copies, which would draw without end. */
const mostUses = 20;

/** Nesting that browsers and the readers of factsheets take; what closes an element takes longer the deeper it is. */
const deepest = 100;

/** Further ones are not told: each is looked for in the text. */
const mostRefused = 100;

/**
 * Reduces an SVG to its drawing: no scripts, no events, nothing loaded from elsewhere. Metadata of drawing programs is
 * removed; anything harmful is refused, with its name and place.
 */
export function safeSvg(text: string): { svg: string; refused: Refused[] } {
  const refused: Refused[] = [];
  const out: string[] = [];
  let left = 0;
  let depth = 0;
  let uses = 0;
  /** The style that is being read, of which text, entities and CDATA come one by one. */
  let style: string | null = null;
  const refuse = (found: string) => {
    if (refused.length < mostRefused) refused.push({ offset: parser.startIndex, found });
  };
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > deepest) {
          refuse(`more than ${deepest} elements within each other`);
          return parser.pause();
        }
        if (left > 0 || isNoDrawing(name)) {
          left++;
          return;
        }
        if (!drawn.has(name)) refuse(`<${name}>`);
        if (name === 'use' && ++uses > mostUses) refuse(`more than ${mostUses} <use>`);
        style = name === 'style' ? '' : null;
        out.push(`<${name}${attributesOf(name, attributes, refuse)}>`);
      },
      ontext(content) {
        if (left > 0) return;
        if (style !== null) style += content;
        out.push(escaped(content));
      },
      onclosetag(name) {
        depth--;
        if (style !== null && !isOwnStyle(style)) refuse('a style that loads something');
        style = null;
        if (left > 0) left--;
        else out.push(`</${name}>`);
      },
      onprocessinginstruction(name, data) {
        if (/<!ENTITY/i.test(data)) refuse('<!ENTITY>');
        if (name === '?xml-stylesheet') refuse('<?xml-stylesheet?>');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  if (depth > 0 && refused.length === 0) {
    refused.push({ offset: text.trimEnd().length, found: 'the end, where an element is open' });
  }
  parser.end();
  return { svg: out.join(''), refused };
}

function attributesOf(
  element: string,
  attributes: Record<string, string>,
  refuse: (found: string) => void,
): string {
  const kept = Object.entries(attributes).filter(([name]) => isDrawing(name));
  for (const [name, value] of kept) if (!isHarmless(name, value)) refuse(`${name}="${value}"`);
  const own = kept.filter(([name]) => name !== 'xmlns' && name !== 'xmlns:xlink');
  const root = [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
  ];
  return [...(element === 'svg' ? root : []), ...own]
    .map(([name, value = '']) => ` ${name}="${escaped(value)}"`)
    .join('');
}

/** Browsers ignore attributes of other namespaces. */
const isDrawing = (name: string) => !name.includes(':') || /^(?:xlink:href|xml:space)$/.test(name);

function isHarmless(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  if (/href$/i.test(name) || name === 'src') return value.startsWith('#');
  return isOwnStyle(value);
}

/** Whether a style, or a value of one, refers only to parts of the same drawing. */
function isOwnStyle(style: string): boolean {
  // A comment that stays open goes on to the end.
  const plain = style.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  const loads = /@import|@font-face|image-set|src\s*\(|\\|javascript:/i.test(plain);
  const addresses = Array.from(plain.matchAll(/url\s*\(\s*['"]?\s*([^'")]*)/gi), ([, to]) => to);
  return !loads && addresses.every((to) => to?.startsWith('#'));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { deriveColours, type Colours } from './derive-colours.ts';
import { onlyTheme } from './picture-look.ts';
import { wholePalettes } from './whole-palettes.ts';

/** The fallback fonts for characters that a typeface lacks, above all Japanese ones, as in `ui/tokens.css`. */
const furtherFonts = {
  sans: "'Source Sans Fallback', 'Hiragino Kaku Gothic ProN', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic Medium', 'Meiryo', sans-serif",
  serif:
    "'Source Serif Fallback', 'Hiragino Mincho ProN', 'Noto Serif JP', 'Noto Serif CJK JP', 'Yu Mincho', serif",
};

const radii: Record<Brand['corners'], string> = { square: '0px', slight: '2px', round: '8px' };

/** A comment that links to the licences of the typefaces. */
const licencesNote = (path: string) => `/* Licences of the typefaces: ${path} */\n`;

/**
 * The tokens of `ui/tokens.css` that a brand overrides, as a stylesheet loaded after the site's own. In a contrast
 * theme of the visitor's system the colours are not overridden.
 */
export function brandStylesheet(brand: Brand, licencesPath: string): string {
  const { text, headline } = brand.typefaces;
  return [
    text || headline ? licencesNote(licencesPath) : '',
    ...facesOf('Provider Text', text),
    ...facesOf('Provider Headline', headline),
    rule(':root', {
      'product-mark': 'none',
      radius: radii[brand.corners],
      ...(text ? { 'font-text': `'Provider Text', ${furtherFonts[text.kind]}` } : {}),
      ...(headline
        ? { 'font-headline': `'Provider Headline', ${furtherFonts[headline.kind]}` }
        : {}),
    }),
    hasOwnColours(brand) ? coloursOf(brand) : '',
    schemeRule(brand),
  ].join('');
}

const hasOwnColours = ({ palette }: Brand) => palette.light !== null || palette.dark !== null;

function coloursOf(brand: Brand): string {
  const palettes = wholePalettes(brand.palette);
  const light = deriveColours('light', palettes.light);
  const dark = deriveColours('dark', palettes.dark);
  const both = (of: (colours: Colours) => Record<string, string>) => {
    const [onLight, onDark] = [of(light), of(dark)];
    const names = Object.keys(onLight);
    return Object.fromEntries(
      names.map((name) => [name, `light-dark(${onLight[name]},${onDark[name]})`]),
    );
  };
  // In Japan red means a rise.
  const turned = both(({ up, down }) => ({ up: down, down: up }));
  return (
    `@media not (forced-colors:active){${rule(
      ':root',
      both((colours) => colours),
    )}${rule(':root:lang(ja)', turned)}}\n` +
    `@media print{${rule(':root', { paper: '#fff', tint: '#fff' })}}\n`
  );
}

/** The rule by which a site with one theme uses it whatever the visitor's system prefers. Paper is always light. */
function schemeRule(brand: Brand): string {
  const only = onlyTheme(brand);
  if (only === undefined) return '';
  return `@media screen{:root{color-scheme:${only}}}\n`;
}

function facesOf(family: string, typeface: Brand['typefaces']['text']): string[] {
  return (typeface?.faces ?? []).map(
    ({ src, weight, style }) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:optional;src:url('${src}') format('woff2')}\n`,
  );
}

function rule(selector: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${lines.join(';')}}\n`;
}

/** The page background of each theme, for the browser's own frame around the page. */
export function papersOf(brand: Brand): Record<Theme, string> {
  const { light, dark } = wholePalettes(brand.palette);
  return { light: light.paper, dark: dark.paper };
}

import * as z from 'zod';
import { eachOnce } from './each-once.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'a color like #2a3bd1')
  .transform((text) => text.toLowerCase());

/** The colours that a provider chooses for a theme. All others are derived from them. */
export const palette = z.object({
  /** The page background. */
  paper: colour,
  /** The text. */
  ink: colour,
  /** Links and controls, and the first series of a chart. */
  accent: colour,
  /** Corrections, notices and changes. Defaults to the product's own event colour, adjusted for contrast. */
  event: colour.optional(),
  /** Further series of a chart, in order. Missing ones default to the product's. */
  series: z.array(colour).max(10).default([]),
});

export const corners = ['square', 'slight', 'round'] as const;

/** A picture of the release, at an address that contains the hash of its content. */
export const brandPicture = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** A picture for light backgrounds, and one for dark backgrounds where it differs. */
export const themedPicture = z.object({ light: brandPicture, dark: brandPicture.nullable() });

/** One face of a typeface: weight and style as in CSS; a variable font has a range of weights (`200 900`). */
const faceFacts = {
  weight: z
    .string()
    .regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/, 'a weight like 400, or a range like 200 900')
    .default('400'),
  style: z.enum(['normal', 'italic']).default('normal'),
};

const typefaceFacts = {
  /** The name of the typeface in the list of licences. */
  name: z.string().min(1).max(80),
  /** The kind of fallback for characters that the typeface lacks. */
  kind: z.enum(['sans', 'serif']).default('sans'),
};

const typeface = z.object({
  ...typefaceFacts,
  faces: z.array(z.object({ ...faceFacts, src: z.string() })),
  /** The text of the licence. */
  licence: z.string(),
});

/** `brand.yaml` as a release stores it. It contains nothing of the product's own look. */
export const brand = z.object({
  logo: themedPicture.nullable(),
  mark: themedPicture.nullable(),
  favicon: brandPicture.nullable(),
  touchIcon: brandPicture.nullable(),
  sharePicture: brandPicture.nullable(),
  hero: themedPicture.nullable(),
  /** The themes that visitors can choose. */
  themes: z.array(z.enum(themes)),
  palette: z.object({ light: palette.nullable(), dark: palette.nullable() }),
  typefaces: z.object({ text: typeface.nullable(), headline: typeface.nullable() }),
  corners: z.enum(corners),
  productLine: z.boolean(),
  /** The SVG source of the logo, for print; null where there is none. */
  logoSvg: z.string().nullable(),
});

const file = z.string().min(1);
const themedFile = z.union([
  file.transform((light) => ({ light, dark: null })),
  z.object({ light: file, dark: file.nullable().default(null) }),
]);

const typefaceSource = z.object({
  ...typefaceFacts,
  faces: z
    .array(z.object({ ...faceFacts, file }))
    .min(1)
    .max(8),
  licence: file,
});

/** Two series of one colour could not be told apart. Releases may have been made with such palettes. */
const paletteSource = palette.extend({
  series: palette.shape.series.superRefine(eachOnce('color')),
});

/** `brand.yaml` as a provider writes it. Pictures, typefaces and licences are files of the folder `brand/`. */
export const brandSource = z.object({
  logo: themedFile.optional(),
  mark: themedFile.optional(),
  favicon: file.optional(),
  touchIcon: file.optional(),
  sharePicture: file.optional(),
  hero: themedFile.optional(),
  themes: z
    .array(z.enum(themes))
    .min(1)
    .superRefine(eachOnce('theme'))
    .default([...themes]),
  palette: z
    .object({ light: paletteSource.optional(), dark: paletteSource.optional() })
    .refine(({ light, dark }) => light ?? dark, 'a palette for light or dark')
    .optional(),
  typefaces: z
    .object({ text: typefaceSource.optional(), headline: typefaceSource.optional() })
    .default({}),
  corners: z.enum(corners).default('slight'),
  /** Whether the footer names the product. */
  productLine: z.boolean().default(true),
});

export type Brand = z.infer<typeof brand>;
export type BrandSource = z.infer<typeof brandSource>;
export type Palette = z.infer<typeof palette>;
export type BrandPicture = z.infer<typeof brandPicture>;
export type ThemedPicture = z.infer<typeof themedPicture>;

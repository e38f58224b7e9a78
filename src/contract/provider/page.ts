import * as z from 'zod';
import { languages } from '#src/domain/language.ts';
import { id } from './index-record.ts';

const text = z.string().min(1);
const maybe = text.nullable();

/** A button in content. `client/contact/content-action.ts` implements its actions (TP-02). */
export const contentButton = z.object({
  text,
  actionType: maybe,
  /** An address or the id of an article; null for an action that needs no target. */
  target: maybe,
  disabled: z.boolean(),
});

/** Rendered Markdown: sanitised HTML, and its headings with their anchors. */
export const richText = z.object({
  html: z.string(),
  headings: z.array(z.object({ id: text, text, level: z.int().min(2).max(6) })),
});

/** The width of a promo card: four, six or all twelve columns of the page's grid. */
const promoSizes = ['small', 'medium', 'large'] as const;

/** How strongly a promo card stands out. */
const promoVariations = ['plain', 'tinted', 'accent'] as const;

export const promoCard = contentButton.extend({
  title: text,
  description: text,
  size: z.enum(promoSizes),
  variation: z.enum(promoVariations),
});

const richTextSection = z.object({
  type: z.literal('richText'),
  title: maybe,
  text: richText,
  buttons: z.array(contentButton),
});

const picture = z.object({
  type: z.literal('picture'),
  /** Path below the site's root. It contains the hash of the content, so it never changes. */
  src: z.string().startsWith('/'),
  alt: z.string(),
  width: z.int().positive().describe('Pixels, for the room that it takes'),
  height: z.int().positive(),
  caption: maybe,
  size: z.enum(['text', 'wide']),
});

const promoCards = z.object({
  type: z.literal('promoCards'),
  title: maybe,
  cards: z.array(promoCard),
});

const linkList = z.object({
  type: z.literal('linkList'),
  title: maybe,
  links: z.array(z.object({ title: text, href: text, description: maybe })),
});

const rowsOfTable = z
  .int()
  .min(1)
  .max(50)
  .describe('Rows that are shown; the whole list is linked');

/** The lists that a column can show, named as in the specification (TP-04). */
export const columnComponent = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('Index Screener'),
    title: maybe,
    searchParams: z.string().describe('key=value pairs joined by &, %20 is a space'),
    size: rowsOfTable,
  }),
  z.object({
    name: z.literal('Documents Table'),
    title: maybe,
    searchParams: z.string(),
    size: rowsOfTable,
  }),
  z.object({
    name: z.literal('Structured Products'),
    title: maybe,
    searchParams: z.string(),
    size: rowsOfTable,
  }),
  /** A component that this version does not know (TP-07). */
  z.object({ name: z.literal('Unknown'), asked: z.string() }),
]);

const oneColumnSection = z.object({
  type: z.literal('oneColumnSection'),
  title: maybe,
  text: richText.nullable(),
  components: z.array(columnComponent),
});

/** A section that this version does not know (TP-07). */
const unknownSection = z.object({ type: z.literal('unknown'), asked: z.string() });

/** The sections that a release stores in the form in which they are shown. */
export const plainSections = [
  richTextSection,
  picture,
  promoCards,
  linkList,
  oneColumnSection,
  unknownSection,
] as const;

export const indexesCards = z.object({
  type: z.literal('indexesCards'),
  title: maybe,
  note: maybe,
  categories: z.array(z.object({ title: text, featuredIndexes: z.array(id) })),
});

/** Counts that are taken from the release, so that no text has to be updated with it. */
export const countedThings = ['indexes', 'families', 'currencies', 'assetTypes'] as const;

export const aboutUs = z.object({
  type: z.literal('aboutUs'),
  title: maybe,
  text: richText.nullable(),
  statistics: z.object({
    caption: text,
    rows: z.array(
      /** A value in the provider's words, or a count that is taken from the release. */
      z.object({ label: text, value: maybe, count: z.enum(countedThings).nullable() }),
    ),
  }),
});

/** The texts of the gender diversity microsite, apart from its data. */
export const microsite = z.object({
  index: id,
  /** Names of data values, such as sectors, in the page's language. Values without an entry are shown as they are. */
  names: z.record(z.string(), z.string()),
  resources: linkList.omit({ type: true }).extend({ title: text }),
});

/** One content page in one language, with its sections in display order. */
export const page = z.object({
  language: z.enum(languages),
  url: z.string().startsWith('/').describe('Path without the language'),
  title: text,
  eyebrow: maybe,
  lead: maybe,
  description: text.describe('For search engines and lists of pages'),
  sections: z.array(z.discriminatedUnion('type', [...plainSections, indexesCards, aboutUs])),
  microsite: microsite.nullable(),
});

/** The key of a page among the items of a release. */
export function pageKey(language: (typeof languages)[number], url: string): string {
  return `${language}${url}`;
}

export type ContentPage = z.infer<typeof page>;
export type PageSection = ContentPage['sections'][number];

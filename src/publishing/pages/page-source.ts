import * as z from 'zod';
import { address, addressWords, isAddress } from '#src/contract/provider/address.ts';
import { countedThings, promoCard } from '#src/contract/provider/page.ts';
import { byName } from './by-name.ts';

const text = z.string().trim().min(1);
const maybe = text.nullable().default(null);

/** Markdown in place, or in a file below `pages/`. */
const markdown = z.union([text, z.object({ file: text })], { error: 'a text, or file: its file' });

const plainButton = z.object({
  text,
  actionType: maybe,
  target: maybe,
  disabled: z.boolean().default(false),
});

/** A button names the id of an article, or its target. */
const leadsSomewhere = ({ actionType, target }: z.output<typeof plainButton>) =>
  target === null || actionType === 'Go to article' || isAddress(target);
const otherwise = { path: ['target'], error: addressWords };

const button = plainButton.refine(leadsSomewhere, otherwise);

const card = plainButton
  .extend({
    title: text,
    description: text,
    size: promoCard.shape.size.default('small'),
    variation: promoCard.shape.variation.default('plain'),
  })
  .refine(leadsSomewhere, otherwise);

const links = z.array(z.object({ title: text, href: address, description: maybe })).min(1);

const list = {
  title: maybe,
  searchParams: z.string().trim().default(''),
  size: z.int().min(1).max(50).default(10),
};

const component = byName('name', {
  'Index Screener': z.object({ name: z.literal('Index Screener'), ...list }),
  'Documents Table': z.object({ name: z.literal('Documents Table'), ...list }),
  'Structured Products': z.object({ name: z.literal('Structured Products'), ...list }),
});

const statistic = z
  .object({ label: text, value: maybe, count: z.enum(countedThings).nullable().default(null) })
  .refine(({ value, count }) => (value === null) !== (count === null), {
    error: 'either a value or a count',
  });

/** Sections by type, as authors write them. */
export const sectionSources = {
  richText: z.object({
    type: z.literal('richText'),
    title: maybe,
    text: markdown,
    buttons: z.array(button).default([]),
  }),
  picture: z.object({
    type: z.literal('picture'),
    file: text,
    alt: z.string(),
    caption: maybe,
    size: z.enum(['text', 'wide']).default('text'),
  }),
  promoCards: z.object({
    type: z.literal('promoCards'),
    title: maybe,
    cards: z.array(card).min(1),
  }),
  linkList: z.object({ type: z.literal('linkList'), title: maybe, links }),
  oneColumnSection: z.object({
    type: z.literal('oneColumnSection'),
    title: maybe,
    text: markdown.nullable().default(null),
    components: z.array(component).min(1),
  }),
  indexesCards: z.object({
    type: z.literal('indexesCards'),
    title: maybe,
    note: maybe,
    categories: z.array(z.object({ title: text, featuredIndexes: z.array(text).min(1) })).min(1),
  }),
  aboutUs: z.object({
    type: z.literal('aboutUs'),
    title: maybe,
    text: markdown.nullable().default(null),
    statistics: z.object({ caption: text, rows: z.array(statistic).min(1) }),
  }),
};

const section = byName('type', sectionSources);

/** `pages/<lang>/**.yaml`: one page, as its author writes it. */
export const pageSource = z.object({
  url: text,
  title: text,
  eyebrow: maybe,
  lead: maybe,
  description: text,
  sections: z.array(section).min(1),
  microsite: z
    .object({
      index: text,
      names: z.record(z.string(), z.string()).default({}),
      resources: z.object({ title: text, links }),
    })
    .nullable()
    .default(null),
});

export type PageSource = z.output<typeof pageSource>;
export type SectionSource = PageSource['sections'][number];
export type ComponentSource = z.output<typeof component>;
export type MarkdownSource = z.output<typeof markdown>;

import * as z from 'zod';
import { indexSections, lastingSections } from '#src/domain/index-sections.ts';
import { defaultLanguage, languages } from '#src/domain/language.ts';
import { saidAssetType } from './own/own-asset-types.ts';
import { screenerViews } from '#src/domain/screener-views.ts';
import { address } from './address.ts';
import { localText } from './local-text.ts';
import { contactFields } from './own/contact-fields.ts';
import { ownFields } from './own/own-fields.ts';
import { ownFigure } from './own/own-figures.ts';

const lag = z.int().min(0).max(366).default(0);

const lags = z.object({ daily: lag, weekly: lag, monthly: lag });
const holidays = z.array(z.iso.date());
const timeOfDay = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'a time like 22:30 (UTC)');

const eachOnce = <Name extends z.ZodType<string>>(name: Name) =>
  z
    .array(name)
    .min(1)
    .refine((names) => new Set(names).size === names.length, 'must name each once');

/** As many as a first screen holds. */
export const mostFlagships = 12;

/** When levels come out: on weekdays but holidays, by a time of the day. Without it no level is ever late. */
export const publicationCalendar = z.object({
  /** Time by which the level of a day is published, UTC: `22:30`. */
  time: timeOfDay,
  /** Calendar days between the day of a level and its publication, by frequency. */
  lagDays: lags.prefault({}),
  /** Weekdays without a level. */
  holidays: holidays.default([]),
  /** Calendars of indexes that name them in `indexes.csv`, by their names; what one does not say is as above. */
  named: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens'),
      z.object({ time: timeOfDay.optional(), lagDays: lags.optional(), holidays }),
    )
    .optional(),
});

/**
 * `site.yaml`: names, legal texts and contacts of the provider. What is stored was looked at when it was published: a
 * release of an earlier version, which took any text for an address, is read all the same.
 */
const siteWith = (href: z.ZodType<string>) =>
  z.object({
    name: z.string().min(1),
    /** Languages that the site is shown in; what is not translated is in the default one, which is always among them. */
    languages: z
      .array(z.enum(languages))
      .refine((shown) => shown.includes(defaultLanguage), `must have ${defaultLanguage}`)
      .refine((shown) => new Set(shown).size === shown.length, 'must name each language once')
      .default([...languages]),
    legalName: z.string().min(1),
    /** Shown on every page of a site that is no real provider's; null for a real one. */
    illustrativeNotice: localText.nullable().default(null),
    tagline: localText,
    description: localText,
    providerUrl: href,
    privacyPolicyUrl: href,
    /** Whom to tell of a hole in the site, as `mailto:` or `https:` address (RFC 9116). */
    securityContact: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** Names the text at that address as it stands; stored with every submission of a form. */
    privacyVersion: z.string().min(1).optional(),
    globalContacts: z
      .array(
        z.object({
          region: localText,
          email: z.string(),
          phone: z.string().nullable().default(null),
        }),
      )
      .default([]),
    /** What else the contact form asks; nobody has to answer it. */
    contactFields,
    legalDisclaimer: localText,
    /** Pages and documents that the disclaimer speaks of. */
    legalLinks: z.array(z.object({ title: localText, href })).default([]),
    /** Of every index that names no other. */
    administrator: z.string().nullable().default(null),
    calendar: publicationCalendar.optional(),
    /** Stands on every list of products: what the list is, and that it is no endorsement. */
    productNotice: localText.optional(),
    /** Categories and subcategories of `documents.csv` with their names, in the order of the library. */
    documentCategories: z.array(z.object({ id: z.string().min(1), title: localText })).optional(),
    /** Index that stands for the risk-free rate, by currency; without one there is no Sharpe ratio. */
    riskFree: z
      .record(z.string().regex(/^[A-Z]{3}$/, 'a three-letter ISO 4217 code'), z.string())
      .optional(),
    /**
     * Who may show charts and figures of indexes in a frame of theirs: every site, none, or these origins.
     */
    embeds: z
      .union([
        z.boolean(),
        z.array(z.string().regex(/^https?:\/\/[^/\s;,'"]+$/, 'an origin like https://example.org')),
      ])
      .default(true),
    /** Visitors may mix indexes whose levels are all public into blends, which are marked as hypothetical. */
    blends: z.boolean().default(false),
    /** Windows by their names that comparisons and blends show: falls of markets and the like, oldest first. */
    crises: z
      .array(
        z
          .object({
            id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
            name: localText,
            from: z.iso.date(),
            to: z.iso.date(),
          })
          .refine(({ from, to }) => from < to, { path: ['to'], message: 'a date after from' }),
      )
      .default([]),
    /** `index/types` of the API: what the provider says of each asset type; it declares its own by giving them names. */
    assetTypes: z.array(saidAssetType(href)).default([]),
    /** Figures of the provider's own, each a column of numbers in `indexes.csv`. */
    figures: z
      .array(ownFigure)
      .refine(
        (own) => new Set(own.map(({ figure }) => figure)).size === own.length,
        'must name each figure once',
      )
      .default([]),
    /** What else the provider says of its indexes, each a column of texts in `indexes.csv`. */
    fields: ownFields,
    /** What else it says of their members, each a column of texts in `constituents/*.csv`. */
    memberFields: ownFields,
    /** The screener: which filters and views it offers, in which order, and the columns of its first view; without a key the usual ones. */
    screener: z
      .object({
        filters: eachOnce(z.string().min(1)).optional(),
        views: eachOnce(z.enum(screenerViews)).optional(),
        columns: eachOnce(z.string().min(1)).max(20).optional(),
      })
      .optional(),
    /** The page of an index: which of its sections it has, in which order; without the key all of them in their usual order. */
    indexPage: z
      .object({
        sections: z
          .array(z.enum(indexSections))
          .min(1)
          .refine((shown) => new Set(shown).size === shown.length, 'must name each section once')
          .refine(
            (shown) => lastingSections.every((one) => shown.includes(one)),
            `must have ${lastingSections.join(' and ')}`,
          ),
      })
      .optional(),
    /** Indexes shown on the home page, by group. */
    home: z.object({
      headline: localText,
      introduction: localText,
      /** Indexes whose last year stands at the top; without the key the first that are featured or listed. */
      flagships: z.array(z.string()).max(mostFlagships).optional(),
      featured: z.array(z.object({ title: localText, fundIds: z.array(z.string()) })).default([]),
    }),
  });

export const site = siteWith(z.string());
/** As it is published. */
export const siteSource = siteWith(address);

const linkWith = (href: z.ZodType<string>) => z.object({ title: z.string(), href });

const topHatWith = (href: z.ZodType<string>) =>
  z.object({
    logo: z.object({ text: z.string().min(1), href }),
    drawerLinks: z.array(linkWith(href)),
    taxonomyLists: z.array(z.object({ title: z.string(), links: z.array(linkWith(href)) })),
  });

/** `navigation.yaml`: menus, banner and top hat, one tree a language. */
const navigationWith = (href: z.ZodType<string>) =>
  z.object({
    banner: z
      .object({ text: z.string(), href: href.nullable().default(null) })
      .nullable()
      .default(null),
    entries: z.array(linkWith(href)).default([]),
    /** Further pages at the foot of every page, by group. */
    footer: z
      .array(z.object({ title: z.string().min(1), links: z.array(linkWith(href)).min(1) }))
      .default([]),
    topHat: topHatWith(href).optional(),
  });

export const navigation = navigationWith(z.string());
/** As it is published. */
export const navigationSource = navigationWith(address);

/** What stands above the header: the house that the site belongs to, its other places, its topics (LY-11). */
export const topHat = topHatWith(address);

/** One row of `redirects.csv`: an old address of the provider's site. */
export const redirect = z.object({ from: z.string().startsWith('/'), to: z.string() });

export type PublicationCalendarRecord = z.infer<typeof publicationCalendar>;
export type Site = z.infer<typeof site>;
export type Navigation = z.infer<typeof navigation>;

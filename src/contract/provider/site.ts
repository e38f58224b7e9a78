import * as z from 'zod';
import { indexSections, lastingSections } from '#src/domain/index-sections.ts';
import { defaultLanguage, languages } from '#src/domain/language.ts';
import { saidAssetType } from './own/own-asset-types.ts';
import { screenerViews } from '#src/domain/screener-views.ts';
import { address } from './address.ts';
import { localText } from './local-text.ts';
import { contactFields } from './own/contact-fields.ts';
import { eachOnce } from './each-once.ts';
import { ownFields } from './own/own-fields.ts';
import { ownFigure } from './own/own-figures.ts';

const lag = z.int().min(0).max(366).default(0);

const lags = z.object({ daily: lag, weekly: lag, monthly: lag });
const holidays = z.array(z.iso.date());
const timeOfDay = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'a time like 22:30 (UTC)');

const names = <Name extends z.ZodType<string>>(name: Name) =>
  z.array(name).min(1).superRefine(eachOnce('name'));

/** The most indexes that fit on a first screen. */
export const mostFlagships = 12;

/** When levels are due: on weekdays other than holidays, by a time of day. Without it no level is ever late. */
export const publicationCalendar = z.object({
  /** The time by which the level of a day is published, in UTC: `22:30`. */
  time: timeOfDay,
  /** The calendar days between the day of a level and its publication, by frequency. */
  lagDays: lags.prefault({}),
  /** Weekdays without a level. */
  holidays: holidays.default([]),
  /** Named calendars, which indexes refer to in `indexes.csv`. What one leaves out is taken from the calendar above. */
  named: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens'),
      z.object({ time: timeOfDay.optional(), lagDays: lags.optional(), holidays }),
    )
    .optional(),
});

/**
 * `site.yaml`: names, legal texts and contacts of the provider. Addresses are checked when the file is published;
 * a stored release may come from an earlier version, which accepted any text, and is read without the check.
 */
const siteWith = (href: z.ZodType<string>) =>
  z.object({
    name: z.string().min(1),
    /** The languages of the site. Missing translations fall back to the default language, which is always included. */
    languages: z
      .array(z.enum(languages))
      .refine((shown) => shown.includes(defaultLanguage), `must have ${defaultLanguage}`)
      .superRefine(eachOnce('language'))
      .default([...languages]),
    legalName: z.string().min(1),
    /** A note shown on every page of a demonstration; null for a real provider. */
    illustrativeNotice: localText.nullable().default(null),
    tagline: localText,
    description: localText,
    providerUrl: href,
    privacyPolicyUrl: href,
    /** The contact for reports of vulnerabilities, as a `mailto:` or `https:` address (RFC 9116). */
    securityContact: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    /** The version of the privacy text at that address; it is stored with every submission of a form. */
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
    /** Further, optional fields of the contact form. */
    contactFields,
    legalDisclaimer: localText,
    /** Pages and documents that the disclaimer links to. */
    legalLinks: z.array(z.object({ title: localText, href })).default([]),
    /** The administrator of every index that names no other. */
    administrator: z.string().nullable().default(null),
    calendar: publicationCalendar.optional(),
    /** A note shown on every list of products, such as that listing is no endorsement. */
    productNotice: localText.optional(),
    /** The categories and subcategories of `documents.csv` with their names, in the order of the library. */
    documentCategories: z.array(z.object({ id: z.string().min(1), title: localText })).optional(),
    /** The index that represents the risk-free rate, by currency. Without one there is no Sharpe ratio. */
    riskFree: z
      .record(z.string().regex(/^[A-Z]{3}$/, 'a three-letter ISO 4217 code'), z.string())
      .optional(),
    /** Which sites may frame charts and figures of indexes: all, none, or the listed origins. */
    embeds: z
      .union([
        z.boolean(),
        z.array(z.string().regex(/^https?:\/\/[^/\s;,'"]+$/, 'an origin like https://example.org')),
      ])
      .default(true),
    /** Whether visitors may blend indexes whose levels are fully public. Blends are marked as hypothetical. */
    blends: z.boolean().default(false),
    /** Named windows, such as market falls, that comparisons and blends show, oldest first. */
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
    /**
     * `index/types` of the API: the provider's texts about asset types. An entry with a name declares a type of
     * its own.
     */
    assetTypes: z.array(saidAssetType(href)).default([]),
    /** The provider's own figures, each a numeric column of `indexes.csv`. */
    figures: z.array(ownFigure).superRefine(eachOnce('figure', 'figure')).default([]),
    /** The provider's own fields of indexes, each a text column of `indexes.csv`. */
    fields: ownFields,
    /** The provider's own fields of constituents, each a text column of `constituents/*.csv`. */
    memberFields: ownFields,
    /** The screener's filters, views and first columns, in order. Without the key the defaults apply. */
    screener: z
      .object({
        filters: names(z.string().min(1)).optional(),
        views: names(z.enum(screenerViews)).optional(),
        columns: names(z.string().min(1)).max(20).optional(),
      })
      .optional(),
    /** The sections of the index page, in order. Without the key all are shown in their default order. */
    indexPage: z
      .object({
        sections: z
          .array(z.enum(indexSections))
          .min(1)
          .superRefine(eachOnce('section'))
          .refine(
            (shown) => lastingSections.every((one) => shown.includes(one)),
            `must have ${lastingSections.join(' and ')}`,
          ),
      })
      .optional(),
    /** The indexes shown on the home page, by group. */
    home: z.object({
      headline: localText,
      introduction: localText,
      /**
       * The indexes whose last year is charted at the top. Without the key these are the first that are featured
       * or listed.
       */
      flagships: z.array(z.string()).max(mostFlagships).optional(),
      featured: z.array(z.object({ title: localText, fundIds: z.array(z.string()) })).default([]),
    }),
  });

export const site = siteWith(z.string());
/** `site.yaml` as it is validated when published. */
export const siteSource = siteWith(address);

const linkWith = (href: z.ZodType<string>) => z.object({ title: z.string(), href });

const topHatWith = (href: z.ZodType<string>) =>
  z.object({
    logo: z.object({ text: z.string().min(1), href }),
    drawerLinks: z.array(linkWith(href)),
    taxonomyLists: z.array(z.object({ title: z.string(), links: z.array(linkWith(href)) })),
  });

/** `navigation.yaml`: menus, banner and top hat, one tree per language. */
const navigationWith = (href: z.ZodType<string>) =>
  z.object({
    banner: z
      .object({ text: z.string(), href: href.nullable().default(null) })
      .nullable()
      .default(null),
    entries: z.array(linkWith(href)).default([]),
    /** Further links in the footer of every page, by group. */
    footer: z
      .array(z.object({ title: z.string().min(1), links: z.array(linkWith(href)).min(1) }))
      .default([]),
    topHat: topHatWith(href).optional(),
  });

/** Entries that a menu has room for. */
export const mostMenuEntries = 7;

export const navigation = navigationWith(z.string());
/** `navigation.yaml` as it is validated when published. */
export const navigationSource = navigationWith(address);

/** The bar above the header: the company that the site belongs to, its other sites and its topics (LY-11). */
export const topHat = topHatWith(address);

/** One row of `redirects.csv`: an old address of the provider's site and its new one. */
export const redirect = z.object({
  from: z.string().startsWith('/', 'a path that begins with /'),
  to: z.string(),
});

export type PublicationCalendarRecord = z.infer<typeof publicationCalendar>;
export type Site = z.infer<typeof site>;
export type Navigation = z.infer<typeof navigation>;

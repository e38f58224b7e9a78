import type { Language } from '#src/domain/language.ts';

export type FeedEntry = {
  /** Path that stays the entry's own, whatever its title becomes. */
  idPath: string;
  path: string;
  title: string;
  summary: string;
  /** All of it, by paragraphs; without it the summary is what there is. */
  content?: readonly string[];
  /** ISO date or timestamp: of its publication, and of its last change. */
  date: string;
  updated: string;
  category: { value: string; label: string };
  authors: readonly { name: string }[];
};

/** Paths of a document of a feed, and of those beside it that there are. */
export type FeedPlace = {
  path: string;
  previousArchive?: string | null;
  nextArchive?: string | null;
  /** Path of the feed that this document is an archive of. */
  archiveOf?: string;
  /** Of a feed in pages. */
  nextPage?: string | null;
};

export type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  title: string;
  subtitle: string;
  /** Path of the page that the feed is of. */
  path: string;
  place: FeedPlace;
  entries: readonly FeedEntry[];
};

/** A date has no time of day: midnight UTC stands for the day. */
export const instantOf = (date: string): string =>
  date.length === 10 ? `${date}T00:00:00Z` : new Date(date).toISOString();

export const escapedXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Paragraphs as HTML. */
export const htmlOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((one) => `<p>${escapedXml(one)}</p>`).join('');

import type { Language } from '#src/domain/language.ts';

export type FeedEntry = {
  /** A path that identifies the entry permanently, whatever its title becomes. */
  idPath: string;
  path: string;
  title: string;
  summary: string;
  /** The whole text as HTML, its links relative to the path of the entry; without it the summary is all there is. */
  content?: string;
  /** ISO date or timestamp: of its publication, and of its last change. */
  date: string;
  updated: string;
  category: { value: string; label: string };
  authors: readonly { name: string }[];
};

/** Paths of a document of a feed and of its neighbours. */
export type FeedPlace = {
  path: string;
  previousArchive?: string | null;
  nextArchive?: string | null;
  /** Path of the feed whose archive this document is. */
  archiveOf?: string;
  /** Path of the next page of a paged feed. */
  nextPage?: string | null;
};

export type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  title: string;
  subtitle: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  place: FeedPlace;
  /** ISO timestamp of its release: a feed without entries has not changed since. */
  released: string;
  entries: readonly FeedEntry[];
};

/** Midnight UTC stands for a date without time. */
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

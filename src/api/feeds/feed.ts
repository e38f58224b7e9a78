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

export type Feed = {
  language: Language;
  publicUrl: string;
  siteName: string;
  title: string;
  subtitle: string;
  /** Path of the page that the feed is of, and its own; where it has pages, those beside this one. */
  path: string;
  feedPath: string;
  beside?: { newer: string | null; older: string | null };
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

import { Hono } from 'hono';
import { newLevelOf, oldLevelOf, reasonOf } from '#src/i18n/ledger/correction-words.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { correctionMessages } from '#src/i18n/messages/indexes/corrections.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { atomDocument } from '../feeds/atom-document.ts';
import { htmlOf, type FeedEntry } from '../feeds/feed.ts';
import { archivedPart } from '../feeds/feed-part.ts';
import { atomSource, releasedAt } from '../feeds/feed-source.ts';
import { answerProblem } from '../http/problems.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { toCorrection } from './corrections.ts';

/** Most levels that the summary of an entry lists. */
const numberNamed = 10;

/** The ledger as an Atom feed: one entry for each release with corrections, however many levels. */
export function correctionsFeed(
  deps: Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>,
): Hono {
  const { publicUrl } = deps;
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const language of languages) {
    const { title, lead } = correctionMessages(language);
    app.get(localPath(language, pages.correctionsFeed), async (c) => {
      const { source, sent, archive, asof } = await atomSource(c, deps);
      const all = await correctedReleases(source, {});
      const addressOf = (month?: string) =>
        withQuery(pages.correctionsFeed, { archive: month, asof });
      const { shown, place } = archivedPart(all, archive, addressOf);
      const { site } = await siteTexts(source);
      const text = atomDocument({
        language,
        publicUrl,
        siteName: site.name,
        title,
        subtitle: lead,
        path: pages.corrections,
        place,
        released: await releasedAt(source),
        entries: shown.map((one) => correctionEntry(source, language, one)),
      });
      const contentType = 'application/atom+xml; charset=utf-8';
      return sendAnswer(c, { text, contentType, ...sent });
    });
  }
  return app;
}

type Filters = { fundId?: string[] };

/** A release with corrections, of all indexes or of some, and the moment of its publication. */
export type CorrectedRelease = { release: number; label: string; date: string; filters: Filters };

/** Releases with corrections, newest first. */
export async function correctedReleases(
  { snapshot, db }: Stored,
  filters: Filters,
): Promise<CorrectedRelease[]> {
  const releases = await listReleases(db, snapshot.release);
  const { facets } = snapshot.catalogue.corrections.screen({ filters, page: 1, size: 1 });
  const corrected = new Set(facets.release.map(({ value }) => Number(value)));
  return releases
    .filter(({ number }) => corrected.has(number))
    .map(({ number, label, published }) => ({
      release: number,
      label,
      date: new Date(published).toISOString(),
      filters,
    }));
}

/** One release as an entry of a feed, however many levels it corrected. */
export function correctionEntry(
  {
    snapshot: {
      catalogue: { corrections: list },
    },
  }: Stored,
  language: Language,
  { release, label, date, filters: narrowed }: CorrectedRelease,
): FeedEntry {
  const m = correctionMessages(language);
  const filters = { ...narrowed, release: [String(release)] };
  const { rows, total, facets } = list.screen({ filters, page: 1, size: numberNamed });
  const named = rows.map((row) => toCorrection(list.row(row)));
  const counts = facets.kind.map(({ value, count }) =>
    (value === 'withdrawn' ? m.taken : m.corrected)(formatCount(language, count)),
  );
  const levels = named.map((one) => {
    const reason = reasonOf(language, one);
    const why = reason === null ? '' : ` (${reason})`;
    const which = listedTexts(language, [one.portfolioName, formatDate(language, one.date)]);
    return labels(language).labelled(
      which,
      `${oldLevelOf(language, one)} → ${newLevelOf(language, one)}${why}`,
    );
  });
  const path = withQuery(pages.corrections, { release, index: narrowed.fundId });
  return {
    idPath: path,
    path,
    title: labels(language).labelled(
      m.ofRelease(formatCount(language, release), label),
      listedTexts(language, counts),
    ),
    summary: [...levels, ...(total > numberNamed ? ['…'] : [])].join('\n'),
    date,
    updated: date,
    content: htmlOf([...levels, ...(total > numberNamed ? ['…'] : [])]),
    category: { value: 'correction', label: m.title },
    authors: [],
  };
}

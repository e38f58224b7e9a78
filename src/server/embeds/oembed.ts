import type { Context } from 'hono';
import { html } from 'hono/html';
import { queryReader } from '#src/api/http/read-query.ts';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import { oembedQuery, type OembedAnswer } from '#src/contract/api/embeds.ts';
import { usualEmbedWidth } from '#src/urls/embeds.ts';
import { framersOf, type EmbedDeps } from './embed-deps.ts';
import { shareSize } from '../charts/picture-size.ts';
import { frameOfPage } from './frame-of-page.ts';

const readQuery = queryReader(oembedQuery);

const cacheSeconds = 3600;

/** The embed of a page of an index, a comparison or a blend, for programs that preview the links that people post. */
export async function answerOembed(c: Context, deps: EmbedDeps): Promise<Response> {
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  await framersOf(current);
  const { searchParams } = new URL(c.req.url);
  if (isOfAnotherFormat(searchParams.get('format'))) {
    return problemResponse(makeProblem(501, 'oEmbed is answered in JSON alone: format=json'));
  }
  const { url, maxwidth, maxheight } = readQuery(searchParams);
  const { site } = await siteTexts(current);
  const { title, embed, heightAt, thumbnail } = await frameOfPage(new URL(url), deps, current);
  const width = Math.min(usualEmbedWidth, maxwidth ?? Infinity);
  const height = Math.min(heightAt(width), maxheight ?? Infinity);
  const src = deps.publicUrl + embed;
  const answer: OembedAnswer = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.name,
    provider_url: deps.publicUrl,
    cache_age: cacheSeconds,
    html: frameOf(await html`${src}`, await html`${title}`, width, height),
    width,
    height,
    thumbnail_url: deps.publicUrl + thumbnail,
    thumbnail_width: shareSize.width,
    thumbnail_height: shareSize.height,
  };
  return sendAnswer(c, {
    text: JSON.stringify(answer),
    contentType: 'application/json',
    release: current.snapshot.release,
  });
}

/** Formats that oEmbed knows or may come to know, and that are not implemented here. */
const isOfAnotherFormat = (format: string | null) => Boolean(format) && format !== 'json';

/** The code of the frame; attributes are escaped. */
const frameOf = (src: string, title: string, width: number, height: number) =>
  `<iframe src="${src}" title="${title}" width="${width}" height="${height}" loading="lazy" frameborder="0"></iframe>`;

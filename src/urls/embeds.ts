import { withQuery } from '../urls.ts';

/** What other sites can embed of an index. */
export const embedNames = [
  'levels',
  'drawdown',
  'calendar-years',
  'composition',
  'figures',
] as const;

export type EmbedName = (typeof embedNames)[number];

/** The route of an index's embeds. */
export const embedPath = '/embed/indexes/:fundId/:name';

/** The addresses of comparisons and blends as embeds. */
export const mixEmbedPaths = { compare: '/embed/compare', blend: '/embed/blend' } as const;

/** The embed of a comparison or blend, from the address of its page. */
export const mixEmbed = (page: string): string => page.replace(/^\/indexes/, '/embed');

/** Reports the height of the content to the page around the frame. */
export const embedFrameScript = '/embed/frame.js';

/** Runs in the page around frames and adjusts their height to their content. */
export const embedHostScript = '/embed/host.js';

/** The oEmbed endpoint (oembed.com). */
export const oembedPath = '/oembed';

/** Whether a path is an embed, one of its scripts, or the oEmbed endpoint. */
export const isEmbed = (path: string): boolean => path.startsWith('/embed/') || path === oembedPath;

export type EmbedParameters = Partial<
  Record<'period' | 'from' | 'to' | 'lang' | 'theme', string | undefined>
> & {
  asof?: string | number | undefined;
};

/** The address of an embed of an index; without `asof` it is live. */
export function indexEmbed(
  fundId: string,
  name: EmbedName,
  parameters: EmbedParameters = {},
): string {
  return withQuery(`/embed/indexes/${encodeURIComponent(fundId)}/${name}`, parameters);
}

/** The suggested width of a frame in CSS pixels; it fills whatever width it is given. */
export const usualEmbedWidth = 640;

/** The height of the frame at that width, until the content reports its own. */
export const embedHeights: Record<EmbedName, number> = {
  levels: 408,
  drawdown: 408,
  'calendar-years': 408,
  composition: 408,
  figures: 460,
};

type Framed = {
  origin: string;
  /** The path of the embed, without the origin. */
  path: string;
  title: string;
  height: number;
};

/** The HTML that embeds something of this site in a page of another. */
export function embedCode({ origin, path, title, height }: Framed): string {
  const [src, name] = [origin + path, title].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  );
  return [
    `<iframe src="${src}" title="${name}" width="100%" height="${height}" loading="lazy" frameborder="0"></iframe>`,
    `<script src="${origin}${embedHostScript}" async></script>`,
  ].join('\n');
}

import { withQuery } from '../urls.ts';

/** What of an index other sites can show in a frame. */
export const embedNames = ['levels', 'drawdown', 'figures'] as const;

export type EmbedName = (typeof embedNames)[number];

/** Pattern of the addresses of what other sites show of an index in a frame. */
export const embedPath = '/embed/indexes/:fundId/:name';

/** Comparisons and blends to be framed. */
export const mixEmbedPaths = { compare: '/embed/compare', blend: '/embed/blend' } as const;

/** The same address as that of a page of a comparison or a blend, to be framed. */
export const mixEmbed = (page: string): string => page.replace(/^\/indexes/, '/embed');

/** Tells the page around a frame how high its content is. */
export const embedFrameScript = '/embed/frame.js';

/** For the page around frames: makes each as high as its content says. */
export const embedHostScript = '/embed/host.js';

/** Where a page's frame is told to whoever links to the page (oembed.com). */
export const oembedPath = '/oembed';

/** Whether a path is that of something to be framed, of its scripts, or of the call that tells of it. */
export const isEmbed = (path: string): boolean => path.startsWith('/embed/') || path === oembedPath;

export type EmbedAsked = Partial<
  Record<'period' | 'from' | 'to' | 'lang' | 'theme', string | undefined>
> & {
  asof?: string | number | undefined;
};

/** Address of what other sites show of an index in a frame; without `asof` it is live. */
export function indexEmbed(fundId: string, name: EmbedName, asked: EmbedAsked = {}): string {
  return withQuery(`/embed/indexes/${encodeURIComponent(fundId)}/${name}`, asked);
}

/** Height of the frame in CSS pixels before its content has said its own, at a width of 640. */
export const embedHeights: Record<EmbedName, number> = { levels: 400, drawdown: 400, figures: 460 };

type Framed = {
  origin: string;
  /** Address of what is framed, without the origin. */
  path: string;
  title: string;
  height: number;
};

/** The lines of HTML by which a page of another site shows something of this one. */
export function embedCode({ origin, path, title, height }: Framed): string {
  const [src, name] = [origin + path, title].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  );
  return [
    `<iframe src="${src}" title="${name}" width="100%" height="${height}" loading="lazy" frameborder="0"></iframe>`,
    `<script src="${origin}${embedHostScript}" async></script>`,
  ].join('\n');
}

import * as z from 'zod';
import { mixEndpoints } from './endpoints/mix-endpoints.ts';
import { pictureQuery, pictureThemes } from './chart-pictures.ts';

/** The parameters of an embed, besides its path. */
export const embedQuery = pictureQuery.omit({ width: true, height: true, theme: true }).extend({
  theme: z.enum(pictureThemes).optional().describe('That of the reader’s system unless given'),
});

const { theme, asof } = embedQuery.shape;

/** The parameters of embeds of comparisons and blends: those of their calls and of embeds. */
export const comparisonEmbedQuery = mixEndpoints.compare.query.extend({ theme, asof });
export const blendEmbedQuery = mixEndpoints.blend.query.extend({ theme, asof });

/** The query of `/oembed` (oembed.com). */
export const oembedQuery = z.object({
  url: z
    .url('must be the whole address of a page of this site')
    .describe('Address of a page of this site'),
  maxwidth: z.coerce.number().int().positive().optional(),
  maxheight: z.coerce.number().int().positive().optional(),
  format: z.enum(['json']).default('json'),
});

/** The frame of a page, as oEmbed describes it to a site that links to the page. */
export type OembedAnswer = {
  version: '1.0';
  type: 'rich';
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
  html: string;
  width: number;
  height: number;
  thumbnail_url: string;
  thumbnail_width: number;
  thumbnail_height: number;
};

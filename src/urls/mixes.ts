import type { Language } from '#src/domain/language.ts';
import { api, withQuery } from '../urls.ts';
import { downloadPaths } from './downloads.ts';

/** Two to ten indexes beside each other; ids in any order. */
export type ComparisonAsked = {
  ids: readonly string[];
  base?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type BlendAsked = {
  /** `A*60,B*40`. */
  of: string;
  rebalance?: string | undefined;
  from?: string | undefined;
};

export const comparisonPath = '/indexes/compare';
export const blendPath = '/indexes/blend';

/** Commas and asterisks stand as they are: addresses are read, and given on by hand. */
export const readable = (address: string) => address.replaceAll('%2C', ',').replaceAll('%2A', '*');

export const comparisonPage = ({ ids, ...rest }: ComparisonAsked): string =>
  readable(withQuery(comparisonPath, { ids: ids.join(','), ...rest }));

export const blendPage = (asked: BlendAsked): string =>
  readable(withQuery(blendPath, { ...asked }));

type File = BlendAsked & {
  format: 'csv' | 'xlsx' | 'json' | 'pdf';
  paper?: 'letter';
  asof?: number;
  lang?: Language;
};

/** A blend as a file to keep. */
export const blendDownload = (file: File): string =>
  readable(withQuery(api.base + downloadPaths.blendDownload, { ...file }));

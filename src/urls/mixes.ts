import { withQuery } from '../urls.ts';

export type BlendAsked = {
  /** `A*60,B*40`. */
  of: string;
  rebalance?: string | undefined;
  from?: string | undefined;
};

/** Commas and asterisks stand as they are: addresses are read, and given on by hand. */
const readable = (address: string) => address.replaceAll('%2C', ',').replaceAll('%2A', '*');

export const blendPage = (asked: BlendAsked): string =>
  readable(withQuery('/indexes/blend', { ...asked }));

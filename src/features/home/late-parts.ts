import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./home-parts.tsx');
const now = import.meta.env.SSR ? await load() : null;

export const Hero = hydratedLate('Hero', load, now);
export const MarketBoard = hydratedLate('MarketBoard', load, now);
export const HomeNews = hydratedLate('HomeNews', load, now);
export const AssetClasses = hydratedLate('AssetClasses', load, now);
export const FeaturedIndexes = hydratedLate('FeaturedIndexes', load, now);

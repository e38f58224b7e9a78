export { AssetClasses } from './asset-classes.tsx';
export { FeaturedIndexes } from './featured-indexes.tsx';
export { HomeHead } from './home-head.tsx';
export { HomeNews } from './home-news.tsx';
export { MarketBoard } from './board/market-board.tsx';

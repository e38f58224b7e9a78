export { AssetClasses } from './asset-classes.tsx';
export { FeaturedIndexes } from './featured-indexes.tsx';
export { HomeNews } from './home-news.tsx';
export { MarketBoard } from './board/market-board.tsx';
export { ThemedPicture as Hero } from '#src/ui/themed-picture.tsx';

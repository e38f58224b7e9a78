import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import { getItem } from '#src/store/items/items.ts';
import { toPortfolio } from '../indexes/listed-index.ts';
import type { Resource } from '../source.ts';
import { chartsWithLevels } from './article-charts.ts';
import { listEditions } from './find-edition.ts';
import { insightTexts } from './insight-texts.ts';
import { toInsight } from './to-insight.ts';

/** IN-04: one article by its id, in the requested language where it exists. */
export const article: Resource<'article'> = async ({ id, lang }, source) => {
  const { snapshot, db } = source;
  const { articles, indexes } = snapshot.catalogue;
  const editions = listEditions(articles, id, lang);
  const [row] = editions;
  const [body, texts] = await Promise.all([
    getItem(db, snapshot.release, 'article', row.key),
    insightTexts(source),
  ]);
  const blocks: ArticleAnswer['blocks'] = await chartsWithLevels(body.blocks, source);
  return {
    ...toInsight(row, texts, lang),
    languages: editions.map(({ language }) => language),
    blocks,
    indexes: body.indexes.flatMap((fundId) => {
      const found = indexes.find('fundId', fundId);
      return found === null ? [] : toPortfolio(indexes, found);
    }),
  };
};

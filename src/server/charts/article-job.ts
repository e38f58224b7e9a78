import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import type { ArticleJob, PictureBase } from '#src/pictures/picture.ts';
import { localPath, pages } from '#src/urls.ts';
import { askRefusing } from '../ask-api.ts';

type Deps = Parameters<typeof askRefusing>[0] & {
  base: Omit<PictureBase, 'address'>;
  host: string;
};

/**
 * The first chart with lines of an article, under the article's title.
 * @throws NotFoundError for an unknown article, and for one without such a chart
 */
export async function articleJob(deps: Deps, id: string): Promise<ArticleJob> {
  const { base, host } = deps;
  const lang: Language = base.language;
  const article = await askRefusing(deps, 'article', { id, lang });
  const charts = article.blocks.flatMap((block) => (block.kind === 'chart' ? [block] : []));
  const drawn = charts.find(({ series }) => series.some(hasLine));
  if (!drawn) throw new NotFoundError(`The article ${id} has no chart`);
  const { title, finding, marks, rebased, scale, series } = drawn;
  return {
    ...base,
    chart: 'article',
    title: article.title,
    finding: finding ?? title,
    lines: series.filter(hasLine).map(({ portfolioName, launchDate, levels, ...variant }) => ({
      name: portfolioName,
      variant: shortVariantName(variant, lang),
      launchDate,
      isHypothetical: false,
      levels,
      window: null,
    })),
    marks,
    isRebased: rebased,
    scale,
    address: host + localPath(lang, pages.article(article)),
  };
}

/** A single level draws no line. */
const hasLine = ({ levels }: { levels: { valueDeltas: readonly number[] } }) =>
  levels.valueDeltas.length > 1;

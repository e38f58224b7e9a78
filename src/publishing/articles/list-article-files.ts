import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { articleId } from '#src/contract/provider/article.ts';
import { isLanguage, type Language } from '#src/domain/language.ts';

export const insightsFileName = 'insights.yaml';

/** A file below `articles/`: its language by its folder, id and name by its own name. */
export type ArticleFile = {
  /** Path below the provider folder. */
  name: string;
  path: string;
  language: Language | null;
  articleId: string | null;
  articleName: string;
};

/** `articles/<language>/<id>-<name>.md`, in the order of their names. */
export function listArticleFiles(folder: string): ArticleFile[] {
  return globSync('articles/**/*.md', { cwd: folder })
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
    .map((name) => {
      const [, language = '', file = '', ...deeper] = name.split('/');
      const [, id = '', articleName = ''] = /^([^-]*)-(.*)\.md$/.exec(file) ?? [];
      const isRight = deeper.length === 0 && articleId.safeParse(id).success;
      return {
        name,
        path: path.join(folder, name),
        language: isLanguage(language) ? language : null,
        articleId: isRight ? id : null,
        articleName,
      };
    });
}

/** Every file that the insights of a folder are made from. */
export function listInsightsFiles(folder: string): { name: string; path: string }[] {
  const own = { name: insightsFileName, path: path.join(folder, insightsFileName) };
  return [...(existsSync(own.path) ? [own] : []), ...listArticleFiles(folder)];
}

import { localPath, pages } from '#src/urls.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource } from '../source.ts';
import { registerOfRelease } from './listed-figures.ts';

/** The register of figures: all that an index can have, including the calendar years of the release. */
export const figureRegister: Resource<'figures'> = async ({ lang }, source) => {
  const { languages } = (await siteTexts(source)).site;
  const { all, present } = await registerOfRelease(source);
  const windows = Map.groupBy(all, ({ stem, group }) => `${group} ${stem}`);
  return {
    figures: all.map((figure) => ({
      tag: figure.tag,
      names: Object.fromEntries(languages.map((language) => [language, figure.name(language)])),
      group: figure.group,
      unit: figure.unit,
      unitText: figure.unitText(lang),
      decimals: figure.decimals,
      isSigned: figure.isSigned,
      window: figure.window,
      windows: (windows.get(`${figure.group} ${figure.stem}`) ?? []).flatMap(
        ({ window }) => window ?? [],
      ),
      frequency: figure.frequency,
      needs: [...figure.needs],
      firstSortOrder: figure.first,
      formula: localPath(lang, pages.methodology(figure.formula)),
      isPresent: present.includes(figure),
    })),
  };
};

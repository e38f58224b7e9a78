import { ownFilter } from '#src/catalogue/lists/index-list.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { otherLanguages, type Language } from '#src/domain/language.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';

type LabelsByLanguage = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/**
 * Labels of the provider's own values in other languages than the default one, by column, from the first index that has
 * one.
 */
export const fieldLabels = oncePerRelease(
  async (source: Stored): Promise<ReadonlyMap<string, LabelsByLanguage>> => {
    const { indexes } = source.snapshot.catalogue;
    const { fields } = (await siteTexts(source)).site;
    const labelsOf = (column: string, translated: string) => {
      const labels = new Map<string, string>();
      for (let row = 0; row < indexes.size; row++) {
        const value = indexes.value(ownFilter(column), row);
        const label = indexes.value(ownFilter(translated), row);
        if (value !== null && label !== null && !labels.has(value)) labels.set(value, label);
      }
      return labels;
    };
    return new Map(
      fields.map((one) => {
        const column = columnOfField(one);
        const languages = otherLanguages.map(
          (language) => [language, labelsOf(column, columnOfField(one, language))] as const,
        );
        return [column, new Map(languages)];
      }),
    );
  },
);

import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadVariants } from './load-variants.ts';

/** The same index in other return types and currencies (ID-05); an index is no variant of itself alone. */
export const variantsSection = defineSection({
  id: 'variants',
  title: (language) => indexSections(language).variants,
  load: loadVariants,
  parts: ['variants'],
  needs: ['variants'],
  isShown: (data) => hasContent(data, 'variants', data.variants, ({ length }) => length, 2),
  isHalf: () => true,
  view: async () => (await import('./variants-view.tsx')).VariantsView,
});

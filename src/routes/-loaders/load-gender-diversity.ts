import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { headOf, loadSections } from './load-content-page.ts';

/** Loads the microsite with the data of its sections. It is shown without its resources when those fail. */
export function loadGenderDiversity(context: PageContext) {
  const { api } = context;
  return loadPage(context, async () => {
    const [microsite, resources] = await Promise.all([
      api.get('genderDiversity', {}),
      loadPart('resources of the microsite', api.get('genderDiversityResources', {})),
    ]);
    const data = await loadSections(context, microsite);
    return { microsite, resources, data, head: headOf(microsite) };
  });
}

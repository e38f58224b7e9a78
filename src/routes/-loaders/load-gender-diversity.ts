import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { headOf, loadSections } from './load-content-page.ts';

/** The microsite and what its sections show; it stands without its resources. */
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

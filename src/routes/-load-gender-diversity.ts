import { logFailure } from '#src/client/calls/log-failure.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { headOf, loadSections } from './-load-content-page.ts';

/** The microsite and what its sections show; it stands without its resources. */
export function loadGenderDiversity(context: PageContext) {
  const { api } = context;
  return loadPage(context, async () => {
    const [microsite, resources] = await Promise.all([
      api.get('genderDiversity', {}),
      api.get('genderDiversityResources', {}).catch((error: unknown) => {
        logFailure('resources of the microsite', error);
        return null;
      }),
    ]);
    const data = await loadSections(context, microsite);
    return { microsite, resources, data, head: headOf(microsite) };
  });
}

import { useRouter } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';

/** The context of loaders, for components: the API client and the language of the visit. */
export function usePageContext(): PageContext {
  return useRouter().options.context;
}

import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { ApiReferenceData } from '#src/features/api-reference/api-reference-page.tsx';
import { isCodeLanguage } from '#src/features/api-reference/call-code.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { pages } from '#src/urls.ts';

/** Loads the API reference: the list of topics, or one topic with its calls. */
export function loadApiReference(
  context: PageContext,
  search: Record<string, string[]>,
  topic?: string,
): Promise<{ data: ApiReferenceData; head: PageFacts }> {
  const { api, language } = context;
  const m = apiReferenceMessages(language);
  const [code] = search['code'] ?? [];
  return loadPage(context, async () => {
    const filterPattern = search['filterPattern']?.[0]?.trim();
    const reference = await api.get('apiReference', { topic, filterPattern });
    const shown = reference.topic;
    return {
      data: {
        reference,
        words: filterPattern ?? '',
        code: isCodeLanguage(code) ? code : undefined,
      },
      head: {
        title: shown ? m.topicTitle(m.topicName(shown.topic, shown.title)) : m.title,
        description: m.lead,
        path: shown ? pages.apiTopic(shown.topic) : pages.apiReference,
      },
    };
  });
}

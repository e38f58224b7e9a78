import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage, missing } from '#src/client/page/page-steps.ts';
import {
  readParts,
  rebalanceByDefault,
  type BlendPart,
  type Rebalance,
} from '#src/domain/blends/blend-address.ts';
import type { BlendPageData } from '#src/features/mixes/blend/blend-page.tsx';
import { blendName } from '#src/i18n/blend-name.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { blendPage, blendPath, type BlendParameters } from '#src/urls/mixes.ts';
import { askMix } from './ask-mix.ts';
import { findIndex } from './find-index.ts';

type Search = Record<string, string[]>;

/** Loads the blend of the parts that the address names, in its own parameters or in those of a form without scripts. */
export function loadBlend(
  context: PageContext,
  search: Search,
): Promise<{ data: BlendPageData; head: PageFacts }> {
  const rebalance = search['rebalance']?.[0] ?? rebalanceByDefault;
  const from = search['from']?.[0];
  return loadPage(context, async () => {
    const filled = await partsOfForm(context, search);
    if (filled !== null) throw leadTo({ of: filled, rebalance, from });
    const of = search['of']?.[0] ?? null;
    if (of === null) await checkAllowed(context);
    const blend = of === null ? null : await loadMade(context, { of, rebalance, from });
    return {
      data: { parts: partsToEdit(of), rebalance, from, blend },
      head: await headOf(context, { rebalance, from, blend }),
    };
  });
}

/** What the page says of itself; of a refused blend, or none, what it is for. */
async function headOf(
  context: PageContext,
  { rebalance, from, blend }: Pick<BlendPageData, 'rebalance' | 'from' | 'blend'>,
): Promise<PageFacts> {
  const { language } = context;
  const { title, lead } = blendMessages(language);
  const own = { title, description: lead, path: blendPath };
  if (blend === null || !('hypothetical' in blend)) return own;
  const path = blendPage({ of: blend.of, rebalance, from });
  return {
    ...own,
    title: blendName(blend.parts, language),
    path,
    // Networks read the server's document.
    ...(import.meta.env.SSR
      ? (await import('#src/features/mixes/share-of-mix.ts')).shareOfMix(blend, path, context)
      : {}),
  };
}

/** Without the provider's permission for blends, their page does not exist. */
async function checkAllowed({ api }: PageContext): Promise<void> {
  const { provider } = await api.get('mainNavigation', {});
  if (!provider.allowsBlends) throw missing();
}

/**
 * Reads the parts of a form sent without scripts, with the fundId of each index that is found; null where no form
 * was sent.
 */
async function partsOfForm({ api }: PageContext, search: Search): Promise<string | null> {
  const lines = Array.from({ length: 10 }, (_, at) => ({
    words: search[`part${at + 1}`]?.[0]?.trim() ?? '',
    weight: search[`weight${at + 1}`]?.[0]?.trim().replace(',', '.') ?? '',
  })).filter(({ words }) => words !== '');
  if (lines.length === 0) return null;
  const parts = await Promise.all(
    lines.map(async ({ words, weight }) => `${(await findIndex(api, words)) ?? words}*${weight}`),
  );
  return parts.join(',');
}

/** The readable parts, which fill the form. */
const partsToEdit = (of: string | null): BlendPart[] =>
  (of ?? '').split(',').flatMap((part) => readParts(part) ?? []);

/** An unknown rebalancing is refused by the API. */
const loadMade = (context: PageContext, { of, rebalance, from }: BlendParameters) =>
  askMix(context, context.api.get('blend', { of, from, rebalance: rebalance as Rebalance }));

const leadTo = ({ of, rebalance, from }: BlendParameters) =>
  redirect({
    to: '.',
    search: ({ asof }: { asof?: string }) => ({
      of,
      rebalance,
      ...(from ? { from } : {}),
      ...(asof ? { asof } : {}),
    }),
    replace: true,
    statusCode: 302,
  }) as unknown as Error;

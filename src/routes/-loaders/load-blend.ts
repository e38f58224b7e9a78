import { redirect } from '@tanstack/react-router';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage, missing } from '#src/client/page/page-steps.ts';
import {
  faultOfParts,
  readParts,
  rebalanceByDefault,
  writeParts,
  type AskedPart,
  type Rebalance,
} from '#src/domain/blends/blend-address.ts';
import type { BlendPageData } from '#src/features/mixes/blend/blend-page.tsx';
import type { RefusedBlend } from '#src/features/mixes/blend/refused-notice.tsx';
import { blendName } from '#src/i18n/blend-name.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { blendPage, blendPath, type BlendAsked } from '#src/urls/mixes.ts';
import { findIndex } from './find-index.ts';

type Search = Record<string, string[]>;

/** A blend of the parts that the address names, or that a form without scripts does. */
export function loadBlend(
  context: PageContext,
  search: Search,
): Promise<{ data: BlendPageData; head: PageFacts }> {
  const m = blendMessages(context.language);
  const rebalance = search['rebalance']?.[0] ?? rebalanceByDefault;
  const from = search['from']?.[0];
  return loadPage(context, async () => {
    const filled = await partsOfForm(context, search);
    if (filled !== null) throw leadTo({ of: filled, rebalance, from });
    const of = search['of']?.[0] ?? null;
    if (of === null) await checkAllowed(context);
    const blend = of === null ? null : await loadMade(context, { of, rebalance, from });
    const isMade = blend !== null && 'hypothetical' in blend;
    return {
      data: { parts: partsToEdit(of), rebalance, from, blend },
      head: {
        title: isMade ? blendName(blend.parts, context.language) : m.title,
        description: m.lead,
        path: isMade ? blendPage({ of: blend.of, rebalance, from }) : blendPath,
      },
    };
  });
}

/** Where the provider allows no blends there is no page that makes them. */
async function checkAllowed({ api }: PageContext): Promise<void> {
  const { provider } = await api.get('mainNavigation', {});
  if (!provider.allowsBlends) throw missing();
}

/** The parts as an address names them, each index by its fundId where it is found; null where no form was sent. */
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

/** What can be read of the parts goes into the form. */
const partsToEdit = (of: string | null): AskedPart[] =>
  (of ?? '').split(',').flatMap((part) => readParts(part) ?? []);

async function loadMade(context: PageContext, asked: BlendAsked): Promise<BlendPageData['blend']> {
  const refused = refusedParts(asked);
  const found = refused ?? (await askBlend(context, asked));
  if (!('hypothetical' in found)) context.reportStatus(400);
  return found;
}

/** What is wrong with the parts by themselves, in the words of the page. */
function refusedParts({ of, ...rest }: BlendAsked): RefusedBlend | null {
  const parts = readParts(of);
  if (parts === null) return { fault: 'unreadable', nearest: null };
  const found = faultOfParts(parts);
  if (found === null) return null;
  const nearest = found.nearest && blendPage({ of: writeParts(found.nearest), ...rest });
  return { fault: found.fault, nearest };
}

async function askBlend({ api }: PageContext, { of, rebalance, from }: BlendAsked) {
  try {
    // What is none of the known ones the API refuses.
    return await api.get('blend', { of, from, rebalance: rebalance as Rebalance | undefined });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const [refused = '', nearest = null] = error.message.split('; nearest is ');
    return { refused, nearest };
  }
}

const leadTo = ({ of, rebalance, from }: BlendAsked) =>
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

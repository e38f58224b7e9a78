import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { RefusedMix } from '#src/features/mixes/parts/refused-notice.tsx';

/**
 * A comparison or blend, or why there is none where the address is wrong: with the status of the API, which refuses
 * some addresses and does not find the indexes of others.
 */
export async function askMix<Answer>(
  { reportStatus }: Pick<PageContext, 'reportStatus'>,
  asking: Promise<Answer>,
): Promise<Answer | RefusedMix> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ApiError) || !isOfAddress(error)) throw error;
    // A single index that there is waits for another one.
    if (error.reasons[0]?.code !== 'one-index') reportStatus(error.status);
    return { reasons: error.reasons };
  }
}

const isOfAddress = ({ status, reasons }: ApiError) =>
  status === 400 || reasons.some(({ code }) => code === 'no-index');

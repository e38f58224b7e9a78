import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  timeout,
  TimeoutStrategy,
} from 'cockatiel';
import type { Logger } from 'pino';
import { UnavailableError } from '#src/domain/errors.ts';

/** A service of somebody else, which may fail or hang without this site doing so. */
export type ThirdParty = {
  /** Milliseconds that one question may take, with the time it waits for its turn. */
  timeout: number;
  /**
   * Asks it, where there is room. A rejection of `question` counts as its failure.
   * @throws UnavailableError when there is no room, or no answer in time
   */
  ask: <Answer>(question: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>;
  /** How many questions it may be asked now: none while it is left alone, one to see whether it is back. */
  room: () => number;
  /** Counts an answer that came and cannot be right. */
  doubted: () => void;
};

type Manners = {
  timeout: number;
  /** Questions at the same time; what hangs holds no more than these. */
  atOnce: number;
  /** Questions that may wait for one of those to be answered. */
  waiting: number;
  /** Milliseconds for which it is left alone after three failures in a row. */
  rest: number;
};

/** A service that was left alone is not well until it has answered again. */
export type Wellbeing = { name: string; isWell: boolean; failures: number; doubted: number };

export type ThirdParties = {
  open: (name: string, manners: Manners) => ThirdParty;
  wellbeing: () => Wellbeing[];
};

const failuresInARow = 3;

/** The services outside that this process depends on, each behind a time limit and a circuit breaker. */
export function thirdParties(log: Pick<Logger, 'info' | 'warn'>): ThirdParties {
  const looks: (() => Wellbeing)[] = [];
  return {
    open(name, manners) {
      const { party, look } = openParty(name, manners, log);
      looks.push(look);
      return party;
    },
    wellbeing: () => looks.map((look) => look()),
  };
}

function openParty(service: string, manners: Manners, log: Pick<Logger, 'info' | 'warn'>) {
  const { rest, atOnce, waiting } = manners;
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  const crowd = bulkhead(atOnce, waiting);
  let restsUntil = 0;
  let failures = 0;
  let doubted = 0;
  breaker.onFailure(() => (failures += 1));
  breaker.onBreak((failure) => {
    restsUntil = Date.now() + rest;
    const reason = 'error' in failure ? reasonOf(failure.error) : 'unknown';
    log.warn({ service, reason }, 'a service outside fails and is left alone for a while');
  });
  breaker.onReset(() => log.info({ service }, 'a service outside answers again'));

  const isWell = () => breaker.state === CircuitState.Closed;

  function room(): number {
    if (isWell()) return crowd.executionSlots;
    return breaker.state === CircuitState.Open && Date.now() >= restsUntil ? 1 : 0;
  }

  async function ask<Answer>(question: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    // Nobody waits for the one who looks whether it is back.
    if (!isWell() && room() === 0) throw new UnavailableError(`${service} is not asked now`);
    const began = performance.now();
    try {
      return await crowd.execute(() => {
        const left = manners.timeout - (performance.now() - began);
        // In what is left a service that is only slow would seem to fail.
        if (left < manners.timeout / 2) throw new UnavailableError(`${service} has too much to do`);
        const limit = timeout(left, TimeoutStrategy.Aggressive);
        return breaker.execute(() => limit.execute(({ signal }) => question(signal)));
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new UnavailableError(`${service}: ${reasonOf(error)}`, { cause: error });
    }
  }

  const party: ThirdParty = {
    timeout: manners.timeout,
    ask,
    room,
    doubted: () => {
      doubted += 1;
    },
  };
  return { party, look: () => ({ name: service, isWell: isWell(), failures, doubted }) };
}

/** Of the policies, not of the question. */
function isRefusal(error: unknown): boolean {
  return (
    isTaskCancelledError(error) || isBulkheadRejectedError(error) || isBrokenCircuitError(error)
  );
}

/** Why a question failed, in words that hold no address, credential or name. */
export function reasonOf(error: unknown): string {
  if (isTaskCancelledError(error)) return 'no answer in time';
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof UnavailableError) return error.message;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name === 'ZodError' ? 'an answer of another shape' : error.message;
}

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

/** An external service, which may fail or hang while this site goes on. */
export type ExternalService = {
  /** The most milliseconds of one request, including its time in the queue. */
  timeout: number;
  /**
   * Sends a request if the service may be called now. A rejection of `send` counts as a failure of the service.
   * @throws UnavailableError when the queue is full, the circuit is open, or no answer came in time
   */
  request: <Answer>(send: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>;
  /** How many requests would be accepted now: none while the circuit is open, one while it is half-open. */
  freeSlots: () => number;
  /** Counts an answer that arrived but is implausible. */
  countImplausible: () => void;
};

/** The limits of calls to a service. */
export type CallPolicy = {
  /** The most milliseconds of one request. */
  timeout: number;
  /** Concurrent requests; a service that hangs holds no more than these. */
  maxConcurrent: number;
  /** Requests that may wait for a free slot. */
  maxQueued: number;
  /** Milliseconds that the circuit stays open after three failures in a row. */
  resetAfter: number;
};

/** A service whose circuit has opened is unhealthy until a request succeeds again. */
export type ServiceHealth = {
  name: string;
  isHealthy: boolean;
  failures: number;
  implausible: number;
};

export type ExternalServices = {
  open: (name: string, policy: CallPolicy) => ExternalService;
  health: () => ServiceHealth[];
};

const failuresInARow = 3;

/** The external services of this process, each behind a timeout, a bulkhead and a circuit breaker. */
export function openExternalServices(log: Pick<Logger, 'info' | 'warn'>): ExternalServices {
  const checks: (() => ServiceHealth)[] = [];
  return {
    open(name, policy) {
      const { service, health } = openService(name, policy, log);
      checks.push(health);
      return service;
    },
    health: () => checks.map((check) => check()),
  };
}

function openService(name: string, policy: CallPolicy, log: Pick<Logger, 'info' | 'warn'>) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: policy.resetAfter,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  const slots = bulkhead(policy.maxConcurrent, policy.maxQueued);
  let openUntil = 0;
  let failures = 0;
  let implausible = 0;
  breaker.onFailure(() => (failures += 1));
  breaker.onBreak((failure) => {
    openUntil = Date.now() + policy.resetAfter;
    const reason = 'error' in failure ? reasonOf(failure.error) : 'unknown';
    log.warn({ service: name, reason }, 'an external service fails and is not called for a while');
  });
  breaker.onReset(() => log.info({ service: name }, 'an external service answers again'));

  const isHealthy = () => breaker.state === CircuitState.Closed;

  function freeSlots(): number {
    if (isHealthy()) return slots.executionSlots;
    return breaker.state === CircuitState.Open && Date.now() >= openUntil ? 1 : 0;
  }

  async function request<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    // While the circuit is half-open only the probe runs; other requests fail at once.
    if (!isHealthy() && freeSlots() === 0) throw new UnavailableError(`${name} is not called now`);
    const started = performance.now();
    try {
      return await slots.execute(() => {
        const left = policy.timeout - (performance.now() - started);
        // With less than half of the time left, a slow service would be counted as a failing one.
        if (left < policy.timeout / 2) throw new UnavailableError(`${name} has too much to do`);
        const limit = timeout(left, TimeoutStrategy.Aggressive);
        return breaker.execute(() => limit.execute(({ signal }) => send(signal)));
      });
    } catch (error) {
      if (!isRefusedByPolicy(error)) throw error;
      throw new UnavailableError(`${name}: ${reasonOf(error)}`, { cause: error });
    }
  }

  const service: ExternalService = {
    timeout: policy.timeout,
    request,
    freeSlots,
    countImplausible: () => {
      implausible += 1;
    },
  };
  return { service, health: () => ({ name, isHealthy: isHealthy(), failures, implausible }) };
}

/** True if the circuit breaker, the bulkhead or the timeout refused the request; false if the request itself failed. */
function isRefusedByPolicy(error: unknown): boolean {
  return (
    isTaskCancelledError(error) || isBulkheadRejectedError(error) || isBrokenCircuitError(error)
  );
}

/** Why a request failed, without addresses, credentials or names. */
export function reasonOf(error: unknown): string {
  if (isTaskCancelledError(error)) return 'no answer in time';
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof UnavailableError) return error.message;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name === 'ZodError' ? 'an answer of another shape' : error.message;
}

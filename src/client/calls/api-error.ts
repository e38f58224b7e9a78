import type { Problem } from '#src/contract/api/problem.ts';
import type { WrongValue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';

/** A request that failed; `status` is the HTTP status, 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly parameters: readonly string[];
  /** Values of the parameters that are wrong, where single values are. */
  readonly values: readonly WrongValue[];
  /** Why it was refused, for the words of the page. */
  readonly reasons: readonly Refusal[];

  constructor(
    status: number,
    message: string,
    options: ErrorOptions & {
      parameters?: readonly string[];
      values?: readonly WrongValue[];
      reasons?: readonly Refusal[];
    } = {},
  ) {
    super(message, options);
    this.status = status;
    this.parameters = options.parameters ?? [];
    this.values = options.values ?? [];
    this.reasons = options.reasons ?? [];
  }
}

/** The error of an answer: its own message and status if it has them (ER-03). */
export async function errorFromResponse(
  response: Pick<Response, 'status' | 'json'>,
): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { message, parameters, values, reasons } = (body ?? {}) as Partial<
    Record<keyof Problem, unknown>
  >;
  return new ApiError(response.status, typeof message === 'string' ? message : 'Error', {
    ...(Array.isArray(parameters) ? { parameters: parameters.map(String) } : {}),
    ...(Array.isArray(values) ? { values: values.map(toWrongValue) } : {}),
    ...(Array.isArray(reasons) ? { reasons: reasons as Refusal[] } : {}),
  });
}

/** Status of whatever was thrown: statusCode, status or response status, otherwise 500 (ER-04). */
export function statusOfError(error: unknown): number {
  const { statusCode, status, response } = (error ?? {}) as {
    statusCode?: unknown;
    status?: unknown;
    response?: { status?: unknown };
  };
  const found = [statusCode, status, response?.status].find(
    (value) => typeof value === 'number' && value >= 400 && value < 600,
  );
  return typeof found === 'number' ? found : 500;
}

function toWrongValue(given: unknown): WrongValue {
  const { parameter, value, nearest } = (given ?? {}) as Partial<Record<keyof WrongValue, unknown>>;
  return {
    parameter: String(parameter),
    value: String(value),
    nearest: typeof nearest === 'string' ? nearest : null,
  };
}

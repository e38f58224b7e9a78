/** A request that failed; `status` is the HTTP status, 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly parameters: readonly string[];

  constructor(
    status: number,
    message: string,
    options: ErrorOptions & { parameters?: readonly string[] } = {},
  ) {
    super(message, options);
    this.status = status;
    this.parameters = options.parameters ?? [];
  }
}

/** The error of an answer: its own message and status if it has them (ER-03). */
export async function errorFromResponse(
  response: Pick<Response, 'status' | 'json'>,
): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { message, parameters } = (body ?? {}) as { message?: unknown; parameters?: unknown };
  return new ApiError(
    response.status,
    typeof message === 'string' ? message : 'Error',
    Array.isArray(parameters) ? { parameters: parameters.map(String) } : {},
  );
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

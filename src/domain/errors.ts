/** The four errors that callers tell apart; API and pages map them once. Anything else is a defect. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly parameters: readonly string[];

  /** @param parameters names of the wrong parameters, shown to the caller */
  constructor(message: string, parameters: readonly string[] = []) {
    super(message);
    this.parameters = parameters;
  }
}

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** What was there was taken back for good; the message says when, and what took its place. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** A part that is needed does not answer (store, service, disk); trying again may help. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** The four errors that callers tell apart; API and pages map them once. Anything else is a defect. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly parameters: readonly string[];
  readonly values: readonly WrongValue[];

  /**
   * @param parameters names of the wrong parameters, shown to the caller
   * @param values those values of them that are wrong, where single values are
   */
  constructor(
    message: string,
    parameters: readonly string[] = [],
    values: readonly WrongValue[] = [],
  ) {
    super(message);
    this.parameters = parameters;
    this.values = values;
  }
}

/** A value that a parameter cannot have, and the one that is meant perhaps. */
export type WrongValue = {
  parameter: string;
  value: string;
  nearest: string | null;
};

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
  /** Whether it is being made, and nothing failed. */
  readonly isBeingPrepared: boolean;

  constructor(message: string, options: ErrorOptions & { isBeingPrepared?: boolean } = {}) {
    super(message, options);
    this.isBeingPrepared = options.isBeingPrepared ?? false;
  }
}

import type { Refusal } from './refusal.ts';

/** The four errors that callers distinguish; API and pages map each once. Any other error is a defect. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly parameters: readonly string[];
  readonly values: readonly WrongValue[];
  readonly reasons: readonly Refusal[];

  /**
   * @param parameters names of the wrong parameters, shown to the caller
   * @param values those values of them that are wrong, where single values are
   * @param reasons the message by codes, for pages in other languages
   */
  constructor(
    message: string,
    parameters: readonly string[] = [],
    values: readonly WrongValue[] = [],
    reasons: readonly Refusal[] = [],
  ) {
    super(message);
    this.parameters = parameters;
    this.values = values;
    this.reasons = reasons;
  }
}

/** A value that a parameter does not accept, with the most similar accepted value. */
export type WrongValue = {
  parameter: string;
  value: string;
  nearest: string | null;
};

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  readonly reasons: readonly Refusal[];

  constructor(message: string, reasons: readonly Refusal[] = []) {
    super(message);
    this.reasons = reasons;
  }
}

/** The content was withdrawn for good; the message says when, and what replaced it. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  readonly reasons: readonly Refusal[];

  constructor(message: string, reasons: readonly Refusal[] = []) {
    super(message);
    this.reasons = reasons;
  }
}

/** A required part (store, service, disk) does not answer; a retry may help. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  /** Whether the content is being prepared and nothing failed. */
  readonly isBeingPrepared: boolean;

  constructor(message: string, options: ErrorOptions & { isBeingPrepared?: boolean } = {}) {
    super(message, options);
    this.isBeingPrepared = options.isBeingPrepared ?? false;
  }
}

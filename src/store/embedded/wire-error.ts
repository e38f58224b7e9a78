import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';

/** An error sent between threads and processes, with its name, from which its class is restored. */
export type WireError = { name: string; message: string; code?: string | undefined };

export function toWire(error: unknown): WireError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, message: error.message, code };
}

/** The error restored, in one of our classes if it had one; SQLSTATE in `code`. */
export function fromWire({ name, message, code }: WireError): Error {
  if (name === 'UnavailableError') return new UnavailableError(message);
  if (name === 'InvalidInputError') return new InvalidInputError(message);
  if (name === 'NotFoundError') return new NotFoundError(message);
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

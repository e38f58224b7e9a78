import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured log on standard output. Addresses, names and queries of visitors are not logged. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

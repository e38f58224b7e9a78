import { health } from '#src/urls.ts';

const paths: ReadonlySet<string> = new Set(Object.values(health));

/** Whether a path is a health check, which no limit refuses, no cache answers and no request waits before. */
export const isHealthCheck = (path: string): boolean => paths.has(path);

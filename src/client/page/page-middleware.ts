import { notFound } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';
import { PageError } from './page-error.ts';

type Middleware = (context: PageContext) => void | Promise<void>;

/** Steps that a page may name to run before its layout (RT-22). */
const known = new Map<string, Middleware>([
  [
    'internal',
    ({ settings }) => {
      if (!settings().hasInternalRoutes) throw notFound();
    },
  ],
]);

/** Runs the named steps in order; an unknown name is an error of the page: 500. */
export async function runMiddleware(names: readonly string[], context: PageContext): Promise<void> {
  for (const name of names) {
    const step = known.get(name);
    if (!step) throw new PageError(500, `Unknown middleware ${name}`);
    await step(context);
  }
}

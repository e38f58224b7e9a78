import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '#src/client/log-failure.ts';
import type { VisitPartsProps } from './-visit-parts.tsx';

/** Loaded after the page has come alive: no page waits for it. */
export function useVisitParts(): ComponentType<VisitPartsProps> | null {
  const [Parts, setParts] = useState<ComponentType<VisitPartsProps> | null>(null);
  useEffect(() => {
    import('./-visit-parts.tsx')
      .then((module) => setParts(() => module.VisitParts))
      .catch((error: unknown) => logFailure('consent and forms', error));
  }, []);
  return Parts;
}

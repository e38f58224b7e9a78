import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { IndexRequest } from './index-core.ts';
import type { IndexPageData } from './index-page-data.ts';
import type { IndexSection } from './sections/section.ts';

type Late = { begun: IndexPageData; parts: Partial<IndexPageData>; before: Partial<IndexPageData> };

/** Whether all that a section shows is there. */
export const isLoaded = (data: IndexPageData, { parts }: IndexSection): boolean =>
  parts.every((name) => name in data);

/**
 * The page's data with what its sections have loaded since. Where the page itself is loaded anew, since another release
 * is there or its address asks for more, the parts of before are shown until a section has loaded its own again.
 */
export function useLateParts(begun: IndexPageData, api: ApiClient, request: IndexRequest) {
  const [held, setHeld] = useState<Late>({ begun, parts: {}, before: {} });
  const loadedFor = useRef(new Map<string, IndexPageData>());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function load(section: IndexSection) {
    loadedFor.current.set(section.id, begun);
    const parts = await section.load?.(api, request);
    const isWanted = !isGone.current && loadedFor.current.get(section.id) === begun;
    if (parts && isWanted) {
      setHeld((last) => {
        const late = of(begun, last);
        return { ...late, parts: { ...late.parts, ...parts } };
      });
    }
  }

  const { before, parts } = of(begun, held);
  return {
    data: { ...before, ...begun, ...parts },
    load,
    /** Loads what did not come with the page, once for each state of it. */
    loadOnce: (section: IndexSection) => {
      if (loadedFor.current.get(section.id) !== begun && !isLoaded(begun, section)) {
        void load(section);
      }
    },
  };
}

function of(begun: IndexPageData, held: Late): Late {
  if (held.begun === begun) return held;
  return { begun, parts: {}, before: { ...held.before, ...held.begun, ...held.parts } };
}

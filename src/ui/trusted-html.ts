import { useMemo } from 'react';

type Policy = { createHTML(html: string): string };

declare global {
  /** Where the browser has Trusted Types. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }
    | undefined;
}

// The policy of pages allows this name alone, once.
const policy = globalThis.trustedTypes?.createPolicy('plumbline', { createHTML: (html) => html });

/**
 * HTML that was made safe when it was published, as a page may write it. Nothing else may write any: a browser refuses
 * plain text as HTML on our pages. The same for as long as the HTML is, so that React leaves what stands there alone.
 */
export const useTrustedHtml = (html: string): { __html: string } =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

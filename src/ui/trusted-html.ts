import { useMemo } from 'react';

type Policy = { createHTML(html: string): string };

declare global {
  /** Defined in browsers that support Trusted Types. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }
    | undefined;
}

// The content security policy allows only this policy, once.
const policy = globalThis.trustedTypes?.createPolicy('plumbline', { createHTML: (html) => html });

/**
 * HTML that was sanitised when it was published. Nothing else may write HTML: on our pages a browser refuses plain
 * strings. The object is the same while the HTML is, so that React leaves the content unchanged.
 */
export const useTrustedHtml = (html: string): { __html: string } =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

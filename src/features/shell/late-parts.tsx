import { lazy, Suspense, type ComponentProps } from 'react';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type * as OuterParts from './outer-parts.tsx';

const load = () => import('./outer-parts.tsx');
const now = import.meta.env.SSR ? await load() : null;

type Parts = typeof OuterParts;

/** Code that cannot be had costs the page nothing: the part stays as the server sent it. */
async function late<Name extends keyof Parts>(name: Name): Promise<{ default: Parts[Name] }> {
  try {
    return { default: (await load())[name] };
  } catch (error) {
    logFailure(name, error);
    return new Promise(() => undefined);
  }
}

const OwnAboveHeader = now?.AboveHeader ?? lazy(() => late('AboveHeader'));
const OwnMisnamedParameters = now?.MisnamedParameters ?? lazy(() => late('MisnamedParameters'));
const OwnFooter = now?.Footer ?? lazy(() => late('Footer'));

/**
 * Parts of the layout that work as the server sends them, without any script: they stay as they are until
 * their code is there, which no first load waits for.
 */
export const AboveHeader = (props: ComponentProps<typeof OuterParts.AboveHeader>) => (
  <Suspense>
    <OwnAboveHeader {...props} />
  </Suspense>
);

export const Footer = (props: ComponentProps<typeof OuterParts.Footer>) => (
  <Suspense>
    <OwnFooter {...props} />
  </Suspense>
);

export const MisnamedParameters = (props: ComponentProps<typeof OuterParts.MisnamedParameters>) => (
  <Suspense>
    <OwnMisnamedParameters {...props} />
  </Suspense>
);

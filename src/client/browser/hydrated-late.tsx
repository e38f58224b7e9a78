import { lazy, Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { logFailure } from '../calls/log-failure.ts';

/**
 * A part that works as the server sends it, without any script: it stays as it is until its code is there, which
 * no first load waits for. Code that cannot be had costs the page nothing.
 * @param name of the component among what its file exports
 * @param now the file itself on the server, null in the browser
 */
export function hydratedLate<
  Name extends string,
  File extends Record<Name, (props: never) => ReactNode>,
>(
  name: Name,
  load: () => Promise<File>,
  now: File | null,
): FunctionComponent<Parameters<File[Name]>[0]> {
  const Part = (now?.[name] ??
    lazy(async () => {
      try {
        return { default: (await load())[name] as unknown as ComponentType };
      } catch (error) {
        logFailure(name, error);
        return new Promise<never>(() => undefined);
      }
    })) as ComponentType<object>;
  return (props: object) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

import { lazy, Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { logFailure } from '../calls/log-failure.ts';

/**
 * A part that works as server-rendered HTML, without scripts: it stays unchanged until its code has been loaded after
 * the first load. Code that fails to load costs the page nothing.
 * @param name of the component among the exports of its file
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

import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { logFailure } from '../calls/log-failure.ts';

/**
 * A component that the page can do without. Its code is loaded in the browser when it is first rendered; until then it
 * renders nothing. If the code cannot be loaded, `onFailure` is called, or else loading is repeated when the network is
 * back.
 */
export function lateComponent<Props extends object>(
  part: string,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (props: Props) => void,
): FunctionComponent<Props> {
  return function Late(props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const fail = useEffectEvent(() => onFailure?.(props));
    useEffect(() => {
      const ended = new AbortController();
      const attempt = () => {
        load()
          .then((component) => setLoaded(() => component))
          .catch((error: unknown) => {
            logFailure(part, error);
            fail();
            addEventListener('online', attempt, { once: true, signal: ended.signal });
          });
      };
      attempt();
      return () => ended.abort();
    }, []);
    return Loaded && createElement(Loaded, props);
  };
}

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
 * A component that no page needs to stand. Its code is loaded when it is first shown, in the browser; until
 * then it is nothing. Where the code cannot be had the page goes on without it: `onFailure` is called, or
 * else it is asked for again when the network is back.
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

import { lazy, Suspense } from 'react';
import { useIsInBrowser } from '#';
import { LevelStatusText } from './level-status-text.tsx';
import type { LiveLevelProps } from './live-level.tsx';
import styles from './level-status.module.css';

// The page stands without it: it comes when the page is alive.
const LiveLevel = lazy(() =>
  import('./live-level.tsx').then(
    ({ LiveLevel: component }) => ({ default: component }),
    () => ({ default: AsPublished }),
  ),
);

function AsPublished({ language }: Pick<LiveLevelProps, 'language'>) {
  return <LevelStatusText quote={null} language={language} />;
}

/** Says beside the level whether it is live, and follows it once the page is alive (MD-02, MD-03). */
export function LevelStatus(props: LiveLevelProps) {
  const asPublished = <AsPublished language={props.language} />;
  return (
    <p className={styles.status} data-level-status="">
      {useIsInBrowser() ? (
        <Suspense fallback={asPublished}>
          <LiveLevel {...props} />
        </Suspense>
      ) : (
        asPublished
      )}
    </p>
  );
}

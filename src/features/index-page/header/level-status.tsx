import { useState } from 'react';
import { lateComponent } from '#src/client/browser/late-component.ts';
import {
  LevelStatusText,
  type LevelStatusTextProps,
  type ShownQuote,
} from './level-status-text.tsx';
import type { LiveLevelProps } from './live-level.tsx';
import styles from './level-status.module.css';

// The page stands without it: it comes when the page is alive.
const LiveLevel = lateComponent('level', async () => (await import('./live-level.tsx')).LiveLevel);

type LevelStatusProps = Omit<LiveLevelProps, 'onQuote'> & Omit<LevelStatusTextProps, 'quote'>;

/** A service that never gave a live quote takes none away. */
const afterLoss = (before: ShownQuote): ShownQuote =>
  before === 'lost' || before?.isLive ? 'lost' : null;

/** Says beside the level whether it is live, and follows it once the page is alive (MD-02, MD-03). */
export function LevelStatus(props: LevelStatusProps) {
  const { secId, level, hasReturns, isDue, lateFrom, language } = props;
  const [quote, setQuote] = useState<ShownQuote>(null);
  return (
    <p className={styles.status}>
      <LevelStatusText {...{ quote, hasReturns, isDue, lateFrom, language }} />
      <LiveLevel
        secId={secId}
        level={level}
        onQuote={(quoted) => setQuote((before) => quoted ?? afterLoss(before))}
      />
    </p>
  );
}

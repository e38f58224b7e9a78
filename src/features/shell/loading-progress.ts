export type Progress = { isVisible: boolean; percent: number; hasFailed: boolean };

/** What of the browser's timers is needed; tests set their own. */
export type Timers = {
  after: (milliseconds: number, run: () => void) => () => void;
};

const throttle = 200;
const duration = 5000;
const tick = 100;
/** How long the full bar stands before it fades. */
const standing = 500;

const idle: Progress = { isVisible: false, percent: 0, hasFailed: false };

/**
 * Progress of one navigation after another, from 0 to 100 per cent (NV-02): shown when it takes longer than
 * the throttle, moving on by itself over its duration, and by steps as the page's loads are done.
 */
export function createLoadingProgress(show: (progress: Progress) => void, timers: Timers) {
  let progress = idle;
  let cancel = () => {};

  const update = (change: Partial<Progress>) => {
    progress = { ...progress, ...change };
    show(progress);
  };
  const increase = (by: number) => update({ percent: Math.min(100, progress.percent + by) });
  const moveOn = () => {
    increase((100 * tick) / duration);
    cancel = timers.after(tick, moveOn);
  };

  return {
    start() {
      cancel();
      update(idle);
      cancel = timers.after(throttle, () => {
        update({ isVisible: true });
        moveOn();
      });
    },
    /** The page's data load or its fetch is done; where there are both, each adds less than an only one. */
    step(isOneOfTwo: boolean) {
      increase(isOneOfTwo ? 30 : 45);
    },
    fail() {
      update({ hasFailed: true });
    },
    finish() {
      cancel();
      update({ percent: 100 });
      cancel = timers.after(standing, () => update({ isVisible: false }));
    },
  };
}

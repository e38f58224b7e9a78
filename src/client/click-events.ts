import { pushEvent } from './data-layer.ts';

/** Records that something was clicked (LY-10). */
export function recordClick(target: string): void {
  pushEvent({ event: 'click', target });
}

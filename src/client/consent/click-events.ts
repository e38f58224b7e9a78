/**
 * Records a click (LY-10). The code is loaded by the first click: without consent, as on most first visits, it would
 * have nothing to do.
 */
export function recordClick(target: string): void {
  import('./data-layer.ts')
    .then(({ pushEvent }) => pushEvent({ event: 'click', target }))
    .catch(() => undefined);
}

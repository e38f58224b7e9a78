/**
 * Records that something was clicked (LY-10). What it takes is loaded with the first click: without consent,
 * which most first visits are, it would only find that there is nothing to do.
 */
export function recordClick(target: string): void {
  import('./data-layer.ts')
    .then(({ pushEvent }) => pushEvent({ event: 'click', target }))
    .catch(() => undefined);
}

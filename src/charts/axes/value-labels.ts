/** Places are shares of the plot's height, from the top. */
type Placed = { share: number };

/** The end of a line, with so many rows of words around its place. */
type PlacedEnd = Placed & { rows?: number };

/** The ticks whose labels touch none of the values at the ends of the lines, a row of which needs `room` for itself. */
export function ticksBeside<Tick extends Placed>(
  ticks: readonly Tick[],
  ends: readonly PlacedEnd[],
  room: number,
): Tick[] {
  return ticks.filter((tick) =>
    ends.every(({ share, rows = 1 }) => Math.abs(tick.share - share) >= (room * (1 + rows)) / 2),
  );
}

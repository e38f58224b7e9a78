/** Positions are shares of the plot's height, from the top. */
type Placed = { share: number };

/** The end of a line, with the number of text lines of its label. */
type PlacedEnd = Placed & { rows?: number };

/** The ticks whose labels do not overlap the labels at the ends of the lines, each row of which needs `room`. */
export function ticksBeside<Tick extends Placed>(
  ticks: readonly Tick[],
  ends: readonly PlacedEnd[],
  room: number,
): Tick[] {
  return ticks.filter((tick) =>
    ends.every(({ share, rows = 1 }) => Math.abs(tick.share - share) >= (room * (1 + rows)) / 2),
  );
}

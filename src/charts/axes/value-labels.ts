/** Places are shares of the plot's height, from the top. */
type Placed = { share: number };

/** The ticks whose labels touch none of the values at the ends of the lines, which need `room` for themselves. */
export function ticksBeside<Tick extends Placed>(
  ticks: readonly Tick[],
  ends: readonly Placed[],
  room: number,
): Tick[] {
  return ticks.filter((tick) => ends.every((end) => Math.abs(tick.share - end.share) >= room));
}

/** Places are shares of the plot's height, from the top. */
type Tick = { share: number };

export type ValueLabels<One extends Tick> = {
  /** The ticks that have a label, with the place of that label. */
  ticks: (One & { labelShare: number })[];
  endShare: number;
};

/**
 * Labels of the value axis and the line's last value, `room` apart: what stands too near to the last value
 * moves away from it, and at the plot's edge the last value moves. Only a label that would say the same, or
 * lie on its neighbour, is left out.
 */
export function placeValueLabels<One extends Tick>(
  ticks: readonly One[],
  end: number,
  room: number,
): ValueLabels<One> {
  const others = ticks.filter(({ share }) => Math.abs(share - end) > 1e-6);
  const isNear = ({ share }: Tick) => Math.abs(share - end) < room;
  const awayFromEnd = (share: number) => end + Math.sign(share - end) * room;
  const edge = others.find((tick) => isNear(tick) && isOutside(awayFromEnd(tick.share)));
  if (edge) {
    const endShare = edge.share + (edge.share < 0.5 ? room : -room);
    const kept = others.filter((tick) => tick === edge || !isOn(tick.share, endShare, room));
    return { ticks: kept.map((tick) => ({ ...tick, labelShare: tick.share })), endShare };
  }
  const placed = others.map((tick) => ({
    ...tick,
    labelShare: isNear(tick) ? awayFromEnd(tick.share) : tick.share,
  }));
  const fixed = placed.filter(({ share, labelShare }) => share === labelShare);
  return {
    ticks: placed.filter(
      (tick) =>
        tick.share === tick.labelShare ||
        !fixed.some(({ share }) => isOn(share, tick.labelShare, room)),
    ),
    endShare: end,
  };
}

const isOutside = (share: number) => share < 0 || share > 1;

const isOn = (share: number, other: number, room: number) => Math.abs(share - other) < room * 0.75;

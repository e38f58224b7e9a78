import { useState } from 'react';
import type { ChartWindow } from './chart-window.ts';

/** The visitor's choice of window. It starts with that of the address and follows it when the address changes. */
export function useChartWindow(
  address: ChartWindow,
  onChoose: ((chosen: ChartWindow) => void) | undefined,
) {
  const [held, setHeld] = useState({ address, chosen: address });
  const isMoved = !isSame(held.address, address);
  if (isMoved) setHeld({ address, chosen: address });
  return {
    asked: isMoved ? address : held.chosen,
    choose: (chosen: ChartWindow) => {
      setHeld({ address, chosen });
      onChoose?.(chosen);
    },
  };
}

const isSame = (one: ChartWindow, other: ChartWindow) =>
  one.period === other.period &&
  one.from === other.from &&
  one.to === other.to &&
  one.scale === other.scale;

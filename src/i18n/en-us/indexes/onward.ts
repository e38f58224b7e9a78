/** Links from the page of an index to comparisons and blends. */
export const onwardMessages = {
  compare: 'Compare with benchmark and peers',
  blend: (name: string) => `60/40 with ${name}`,
};

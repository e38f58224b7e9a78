/** Wraps an action whose code is loaded when it is called, so that no command waits for the code of the others. */
export function onDemand<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => unknown>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const act = await load();
    await act(...given);
  };
}

/** An action whose code is loaded once it is asked for: no command waits for the code of all the others. */
export function onDemand<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => unknown>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const act = await load();
    await act(...given);
  };
}

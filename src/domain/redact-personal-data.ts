/** Removes queries, fragments and email addresses from a message, because they may contain a visitor's input. */
export function redactPersonalData(message: string): string {
  return message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 300);
}

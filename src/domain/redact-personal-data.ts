/** A message without queries, hashes and email addresses, which may hold what a visitor searched for or typed. */
export function redactPersonalData(message: string): string {
  return message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 300);
}

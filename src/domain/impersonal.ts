/** A message for the log: addresses may hold what a visitor searched for or typed, and are cut short. */
export function impersonal(message: string): string {
  return message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 300);
}

const inHeader = 'header[data-print=no] [role=combobox]';

/** Fields of the search: that of the header, and that of the dialog which small screens have in its place. */
export const searchFields = (): HTMLInputElement[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>(inHeader));

/** Gives the search the focus, opened first where it hides behind its button. */
export function goToSearch(): void {
  const fields = searchFields();
  const shown = fields.find((field) => field.checkVisibility());
  if (shown) {
    shown.focus();
    shown.select();
    return;
  }
  for (const field of fields) {
    const dialog = field.closest('dialog');
    const opener = dialog && document.querySelector<HTMLElement>(`[commandfor='${dialog.id}']`);
    if (opener) return opener.click();
  }
}

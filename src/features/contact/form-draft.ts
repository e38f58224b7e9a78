import { fieldNames, type FieldName, type FormKind } from '#src/contract/forms/form-fields.ts';
import { isOwnFieldName } from '#src/contract/forms/own-fields.ts';
import type { TypedValues } from '#src/contract/forms/submission.ts';

/** The typed values and the key of the submission, kept for the visit in this tab. */
export type FormDraft = { values: TypedValues; key: string };

const storageKey = (form: FormKind) => `form-draft-${form}`;

export function readDraft(form: FormKind): FormDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

export function saveDraft(form: FormKind, { values, key }: FormDraft): void {
  const typed = Object.entries(values).filter(([name, value]) => value && isKept(name));
  try {
    const draft = { values: Object.fromEntries(typed), key };
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // No storage, or a full one: the form works without a draft.
  }
}

export function clearDraft(form: FormKind): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Without storage there is no draft.
  }
}

const isKept = (name: string) => isOwnFieldName(name) || fieldNames.includes(name as FieldName);

function isDraft(found: unknown): found is FormDraft {
  if (typeof found !== 'object' || found === null) return false;
  const { values, key } = found as { values?: unknown; key?: unknown };
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((value) => typeof value === 'string');
}

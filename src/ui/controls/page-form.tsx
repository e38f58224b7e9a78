import type { ReactNode, Ref } from 'react';
import { useAsOf, useLocalPath } from '../page-link.tsx';

type PageFormProps = {
  /** The path of the page whose query consists of the form's fields. */
  action: string;
  role?: 'search' | undefined;
  label?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form that opens a page. It works without scripts; with them the shell navigates without loading a new document. */
export function PageForm({ action, role, label, id, className, ref, children }: PageFormProps) {
  const localPath = useLocalPath();
  const asof = useAsOf();
  return (
    <form
      ref={ref}
      id={id}
      role={role}
      aria-label={label}
      action={localPath(action)}
      className={className}
      data-page-form=""
    >
      {/* The query of a form's address is its fields alone. */}
      {asof === null ? null : <input type="hidden" name="asof" value={asof} />}
      {children}
    </form>
  );
}

import type { ReactNode, Ref } from 'react';
import { useAsOf, useLocalPath } from '../page-link.tsx';

type PageFormProps = {
  /** Path of the page that the form's fields are the query of. */
  action: string;
  role?: 'search' | undefined;
  label?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form that leads to a page. Works as it stands; the shell follows it without loading the document anew. */
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

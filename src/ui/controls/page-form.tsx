import type { ReactNode, Ref } from 'react';
import { useLocalPath } from '../page-link.tsx';

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
      {children}
    </form>
  );
}

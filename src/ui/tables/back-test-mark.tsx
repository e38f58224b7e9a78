import { VisuallyHidden } from '../visually-hidden.tsx';

/** Marks a figure that contains levels from before the launch date; the note below the table explains it. */
export function BackTestMark({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">†</span>
      <VisuallyHidden>{` (${label})`}</VisuallyHidden>
    </>
  );
}

import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { emptyTexts } from '#src/i18n/messages/indexes/index-page.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

type EmptyStateProps = { language: Language; description: ReactNode };

/** 'Data Not Available', and why (ID-06). */
export function EmptyState({ language, description }: EmptyStateProps) {
  return (
    <Notice title={errorMessages(language).dataNotAvailable}>
      <p>{description}</p>
    </Notice>
  );
}

type FailedPartProps = { language: Language; onRetry: () => void };

/** Stands for a part of the page that could not be loaded (ID-08). */
export function FailedPart({ language, onRetry }: FailedPartProps) {
  const m = errorMessages(language);
  return (
    <Notice title={m.dataNotAvailable}>
      <p>{m.elementFailed}</p>
      <Button onClick={onRetry}>{emptyTexts(language).tryAgain}</Button>
    </Notice>
  );
}

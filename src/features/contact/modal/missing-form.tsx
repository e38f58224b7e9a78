import type { Language } from '#src/domain/language.ts';
import { missingFormMessages } from '#src/i18n/messages/site/missing-form.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FloatingNotice } from '#src/ui/floating-notice.tsx';

type MissingFormProps = { language: Language; onClose: () => void };

/** Replaces a form whose code could not be loaded: the page below stays (NV-06). */
export function MissingForm({ language, onClose }: MissingFormProps) {
  const m = missingFormMessages(language);
  return (
    <FloatingNotice isAbove>
      <p role="alert">{m.missing}</p>
      <Button look="quiet" onClick={onClose}>
        {m.notNow}
      </Button>
    </FloatingNotice>
  );
}

import { useRouter } from '@tanstack/react-router';
import type { ContentPage } from '#src/contract/provider/page.ts';
import { recordClick } from '#src/client/consent/click-events.ts';
import { addressOfAction, clickOfAction, emitsClick } from '#src/client/contact/content-action.ts';
import { ContentButton } from '#src/ui/controls/content-button.tsx';
import { formPages } from '#src/urls.ts';
import styles from './content-buttons.module.css';

type RichTextSection = Extract<ContentPage['sections'][number], { type: 'richText' }>;
export type ButtonContent = RichTextSection['buttons'][number];

/** A button of content with what its action does (TP-02). */
export function ActionButton({ button }: { button: ButtonContent }) {
  const router = useRouter({ warn: false });
  const { text, actionType, target, disabled } = button;
  const action = { actionType, target };
  return (
    <ContentButton
      text={text}
      href={addressOfAction(action)}
      disabled={disabled}
      pageInstead={formPageOf(actionType)}
      onActivate={clickOfAction(router, action)}
      onClick={emitsClick(action) ? () => recordClick(target ?? text) : null}
    />
  );
}

export function ContentButtons({ buttons }: { buttons: readonly ButtonContent[] }) {
  if (buttons.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {buttons.map((button) => (
        <ActionButton key={button.text} button={button} />
      ))}
    </div>
  );
}

/** The form that an action opens over the page, as a page of its own. */
function formPageOf(actionType: string | null): string | null {
  if (actionType === 'subscribe') return formPages.subscribe;
  return actionType === 'contact' || actionType === 'modal' ? formPages.contact : null;
}

import type { AnyRouter } from '@tanstack/react-router';
import { recordClick } from './click-events.ts';
import { askForForm, askForFrame } from './contact-modal.ts';

/** A button as content describes it (TP-02). */
export type ContentAction = {
  /** 'Go to url', 'Go to article', 'modal', 'contact', 'subscribe'; anything else is the page's own matter. */
  actionType: string | null;
  /** Address, or of an article its id; null: none. */
  target: string | null;
};

/** Where the button leads as a link; null when it is a button (TP-01). */
export function addressOfAction({ actionType, target }: ContentAction): string | null {
  if (!target) return null;
  return actionType === 'Go to article'
    ? `/insights/article/${encodeURIComponent(target)}`
    : target;
}

/**
 * What a click does besides following the link, which it then takes the place of; null when it does nothing
 * of its own.
 * @param onClick told of a click that none of the actions answers
 */
export function clickOfAction(
  router: AnyRouter,
  { actionType, target }: ContentAction,
  onClick?: () => void,
): (() => void) | null {
  switch (actionType) {
    case 'contact':
    case 'subscribe':
      return () => void askForForm(router, actionType);
    case 'modal':
      return () => {
        recordClick(target ?? 'contact-us');
        if (target) askForFrame(target);
        else void askForForm(router, 'contact');
      };
    case 'Go to url':
    case 'Go to article':
      return null;
    default:
      return onClick ?? null;
  }
}

import type { AnyRouter } from '@tanstack/react-router';
import { setFormHash } from '../browser/follow-link.ts';
import { recordClick } from '../consent/click-events.ts';
import { askForFrame } from './contact-modal.ts';

const knownActions = ['Go to url', 'Go to article', 'modal', 'contact', 'subscribe'] as const;

/** A button as content describes it (TP-02). */
export type ContentAction = {
  /** 'Go to url', 'Go to article', 'modal', 'contact', 'subscribe'; anything else is left to the page. */
  actionType: string | null;
  /** Address, or the id of an article; null: none. */
  target: string | null;
};

/** Where the button leads as a link; null when it is a button (TP-01). */
export function addressOfAction({ actionType, target }: ContentAction): string | null {
  if (!target) return null;
  return actionType === 'Go to article'
    ? `/insights/article/${encodeURIComponent(target)}`
    : target;
}

/** Actions that are links: without an address they do nothing. */
const links: readonly (string | null)[] = ['Go to url', 'Go to article'];

/** Whether a click has no action and is emitted as an event; links are followed all the same. */
export function emitsClick({ actionType, target }: ContentAction): boolean {
  const isKnown = (knownActions as readonly (string | null)[]).includes(actionType);
  return !isKnown || (!target && links.includes(actionType));
}

/** What a click does instead of following the link; null when it follows it, or does nothing. */
export function clickOfAction(
  router: AnyRouter,
  { actionType, target }: ContentAction,
): (() => void) | null {
  switch (actionType) {
    case 'contact':
    case 'subscribe':
      return () => void setFormHash(router, actionType);
    case 'modal':
      return () => {
        recordClick(target ?? 'contact-us');
        if (target) askForFrame(target);
        else void setFormHash(router, 'contact');
      };
    default:
      return null;
  }
}

import { Component, type ReactNode } from 'react';
import { logFailure } from '#src/client/log-failure.ts';
import type { Language } from '#src/i18n/languages.ts';
import { FailedElement } from './failed-element.tsx';

type ElementBoundaryProps = { language: Language; children: ReactNode };

/** Keeps an element that fails from taking the page with it. */
export class ElementBoundary extends Component<ElementBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('element of a page', error);
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <FailedElement language={this.props.language} />;
    return this.props.children;
  }
}

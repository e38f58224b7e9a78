import { Component, Suspense, type ReactNode } from 'react';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { Language } from '#src/domain/language.ts';
import { FailedElement } from './failed-element.tsx';

type ElementBoundaryProps = { language: Language; children: ReactNode };

/** Catches an element's error, so that the page stands: on the server only Suspense catches errors. */
export class ElementBoundary extends Component<ElementBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('element of a page', error);
  }

  override render(): ReactNode {
    const instead = <FailedElement language={this.props.language} />;
    return this.state.hasFailed ? (
      instead
    ) : (
      <Suspense fallback={instead}>{this.props.children}</Suspense>
    );
  }
}

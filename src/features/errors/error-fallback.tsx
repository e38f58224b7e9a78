import { Component, type ReactNode } from 'react';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { Language } from '#src/domain/language.ts';
import { FailedErrorPage } from './failed-error-page.tsx';

type ErrorFallbackProps = { language: Language; children: ReactNode };
type ErrorFallbackState = { failure: { error: unknown } | null };

/** Catches, in the browser, what the error page itself throws. */
export class ErrorFallback extends Component<ErrorFallbackProps, ErrorFallbackState> {
  override state: ErrorFallbackState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorFallbackState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('error page', error);
  }

  override render(): ReactNode {
    const { language, children } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return <FailedErrorPage language={language} error={failure.error} />;
  }
}

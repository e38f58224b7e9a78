import { Component, type ReactNode } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { errorMessages } from '#src/i18n/messages/errors.ts';
import { localPath, pages } from '#src/urls.ts';

type ErrorFallbackProps = { language: Language; children: ReactNode };

/** Shown when the error page itself fails: the least that can be said, without any other component (LY-04). */
export class ErrorFallback extends Component<ErrorFallbackProps, { details: string | null }> {
  override state: { details: string | null } = { details: null };

  static getDerivedStateFromError(error: unknown): { details: string } {
    return { details: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { language, children } = this.props;
    const { details } = this.state;
    if (details === null) return children;
    const m = errorMessages(language);
    return (
      <div role="alert">
        <h1>{m.errorPageFailed}</h1>
        <p>
          {m.details}: {details}
        </p>
        <a href={localPath(language, pages.home)}>{m.homeLink}</a>
      </div>
    );
  }
}

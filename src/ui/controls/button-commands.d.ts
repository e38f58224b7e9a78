import 'react';

declare module 'react' {
  /** The command of a button for a dialog, which needs no script. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

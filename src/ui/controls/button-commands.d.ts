import 'react';

declare module 'react' {
  /** What a button does to a dialog, without a script. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

import { html } from 'hono/html';
import { addresses } from '../addresses.ts';
import type { Page } from './layout.ts';

/** @param failed what is wrong with what was sent before */
export const signInPage = (failed: string | null): Page => ({
  title: 'Sign in',
  content: html`${failed && html`<p class="notice" role="alert">${failed}</p>`}
    <form class="deed" method="post" action="${addresses.signIn}">
      <label>
        Token
        <input name="token" type="password" required autocomplete="current-password" />
      </label>
      <button>Sign in</button>
    </form>
    <p class="quiet">
      An operator gives out tokens: <code>plumbline token add NAME --role ROLE</code> prints one,
      once.
    </p>`,
});

import { html } from 'hono/html';
import { addresses } from '../addresses.ts';
import { askedField, leadingTo } from '../asked-page.ts';
import type { Page } from './layout.ts';

type SignIn = {
  /** The page that the sign-in leads to. */
  to: string;
  /** Why the last attempt failed. */
  failed?: string;
  /** Whether there is an OpenID provider. */
  hasOpenId: boolean;
  /** Whether somebody who signed in by OpenID was just signed out. */
  isLeft?: boolean;
  /** Whether a form was sent without a session. */
  isEnded?: boolean;
};

export const signInPage = ({ to, failed, hasOpenId, isLeft, isEnded }: SignIn): Page => ({
  title: 'Sign in',
  content: html`${failed && html`<p class="notice" role="alert">${failed}</p>`}
    ${
      isEnded &&
      html`<p class="notice" role="alert">
        Your session has ended, and what you sent was not done. Sign in, and do it again.
      </p>`
    }
    ${
      isLeft &&
      html`<p class="notice" role="status">
        You are signed out here, but not where you came by.
        <a href="${addresses.openIdLeave}">Sign out there too</a>
      </p>`
    }
    ${
      hasOpenId &&
      html`<p>
        <a class="button" href="${leadingTo(addresses.openId, to)}"
          >Sign in with your organisation’s account</a
        >
      </p>`
    }
    <form class="deed" method="post" action="${addresses.signIn}">
      <input type="hidden" name="${askedField}" value="${to}" />
      <label>
        Token
        <input name="token" type="password" required autocomplete="current-password" />
      </label>
      <button>${hasOpenId ? 'Sign in by token' : 'Sign in'}</button>
    </form>
    <p class="quiet">
      An operator gives out tokens: <code>plumbline token add NAME --role ROLE</code> prints one,
      once.
    </p>`,
});

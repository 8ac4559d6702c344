import { html, raw } from 'hono/html';
import type { InteractionDetails } from 'oidc-provider';
import { account } from '../seed';
import { scopes } from './scopes';
import { style } from './style';

type Markup = ReturnType<typeof html>;

/** Where the pages post to, and what oidc-provider redirects to when it needs a person. */
export const interactionPath = '/sandbox/sign-in';

const page = async (title: string, content: Markup) =>
  String(
    await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <p class="notice" role="note">Demo: never type a real password</p>
      ${content}
    </main>
  </body>
</html>`,
  );

/** The first of the two clicks: everything is filled in. `problem` says why the last try failed. */
export function signInPage({ uid, params }: InteractionDetails, problem?: string): Promise<string> {
  const email = typeof params.login_hint === 'string' ? params.login_hint : account.email;
  return page(
    'Sign in – demo',
    html`<h1>Sign in</h1>
      <p>to continue to <strong>Cuecard</strong></p>
      <form method="post" action="${interactionPath}/${uid}/login">
        ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
        <label for="email">Email</label>
        <input id="email" name="email" type="email" value="${email}" autocomplete="off" required />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" value="sandbox" autocomplete="off" required />
        <div class="actions"><button type="submit">Sign in</button></div>
      </form>`,
  );
}

/** One click more, only for a person with several channels. */
export function channelPage(
  { uid }: InteractionDetails,
  owned: readonly { id: string; name: string; email: string }[],
): Promise<string> {
  const choices = owned.map(
    ({ id, name }) => html`<li><button type="submit" name="account" value="${id}">${name}</button></li>`,
  );
  return page(
    'Choose a channel – demo',
    html`<h1>Choose a channel</h1>
      <form method="post" action="${interactionPath}/${uid}/login">
        <input type="hidden" name="email" value="${owned[0]?.email}" />
        <ul>
          ${choices}
        </ul>
      </form>`,
  );
}

/** The second click. With granular consent an unticked scope is not granted. */
export function consentPage(
  { uid }: InteractionDetails,
  asked: { client: string; email: string; scopes: readonly string[] },
): Promise<string> {
  const choices = asked.scopes.map(
    (scope, index) => html`<li>
      <input type="checkbox" id="scope-${index}" name="scope" value="${scope}" checked />
      <label for="scope-${index}">${scopes[scope] ?? scope}<code>${scope}</code></label>
    </li>`,
  );
  return page(
    'Allow access – demo',
    html`<h1>${asked.client} wants access</h1>
      <p>Signed in as <strong>${asked.email}</strong></p>
      <form method="post" action="${interactionPath}/${uid}/consent">
        <fieldset>
          <legend>Choose what it may do</legend>
          <ul>
            ${choices}
          </ul>
        </fieldset>
        <div class="actions">
          <button type="submit" name="decision" value="deny" class="quiet">Deny</button>
          <button type="submit" name="decision" value="allow">Allow</button>
        </div>
      </form>`,
  );
}

/** What a person sees when a request cannot even be refused to the client: unknown client or redirect. */
export function errorPage(error: string, description: string | undefined): Promise<string> {
  return page(
    'Access blocked – demo',
    html`<h1>Access blocked</h1>
      <p class="problem" role="alert">Error 400: ${error}</p>
      <p>${description ?? 'The request of the application is not valid.'}</p>`,
  );
}

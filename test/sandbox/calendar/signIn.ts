import { Hono } from 'hono';
import { html } from 'hono/html';
import { createApplicationPassword, findUser, type User } from './access';
import { pageAddress } from './addresses';
import { findSession } from './identity';
import { type Page, page } from './pages';
import { notToBeKept } from './respond';
import type { Site } from './site';
import type { EventPost } from './store';

/** The login page and the page that approves an application: calendar API behaviour, section 2. */

const authorizePath = '/wp-admin/authorize-application.php';

interface Application {
  name: string;
  id: string;
  successUrl: string;
  rejectUrl: string;
}

export function signInPages(site: Site): Hono {
  const app = new Hono();
  const show = (body: Page, title: string) => page({ site, title, body: html`<main>${body}</main>` });

  app.get('/wp-login.php', (context) =>
    context.html(show(loginForm(site, context.req.query('redirect_to') ?? ''), 'Log in')),
  );

  app.post('/wp-login.php', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const user = findUser(site.store.db, 'login', form.get('log') ?? '');
    const target = sameSite(site, form.get('redirect_to') ?? '');
    if (!user)
      return context.html(show(loginForm(site, target, 'Nobody here has this name.'), 'Log in'), 200);
    context.header(
      'Set-Cookie',
      `sandbox_login=${startSession(site, user)}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    return context.redirect(target, 302);
  });

  app.use('/wp-admin/*', async (context, next) => {
    await next();
    context.header('Cache-Control', notToBeKept);
  });

  app.get(authorizePath, (context) => {
    const application = applicationFrom(new URL(context.req.url).searchParams);
    const session = findSession(site, context.req.raw);
    context.header('Content-Type', 'text/html; charset=UTF-8');
    if (!session) return context.redirect(loginAddress(site, context.req.url), 302);
    const problem = findProblem(application);
    if (problem)
      return context.html(
        show(html`<h1>This request is not allowed</h1><p>${problem}</p>`, 'Not allowed'),
        500,
      );
    const user = findUser(site.store.db, 'id', session.user);
    return context.html(
      show(approvalForm(site, application, user?.name ?? '', session.nonce), 'Authorize application'),
    );
  });

  app.post(authorizePath, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const application = applicationFrom(form);
    const session = findSession(site, context.req.raw);
    const user = session && findUser(site.store.db, 'id', session.user);
    if (!user || form.get('_wpnonce') !== session.nonce)
      return context.html(show(html`<h1>This link has expired</h1>`, 'Expired'), 403);
    const problem = findProblem(application);
    if (problem)
      return context.html(
        show(html`<h1>This request is not allowed</h1><p>${problem}</p>`, 'Not allowed'),
        500,
      );
    if (form.has('reject'))
      return context.redirect(
        followable(application.rejectUrl) ? application.rejectUrl : `${site.origin}/wp-admin/`,
        302,
      );
    const made = createApplicationPassword(
      site.store.db,
      user.id,
      application.name || 'Application',
      application.id,
      site.clock(),
    );
    if (!followable(application.successUrl))
      return context.html(show(passwordToCopy(application, made.password), 'Password'));
    return context.redirect(successAddress(site, application.successUrl, user, made.password), 302);
  });

  app.get('/wp-admin/post.php', (context) => {
    const session = findSession(site, context.req.raw);
    if (!session) return context.redirect(loginAddress(site, context.req.url), 302);
    const event = site.store.findPost('tribe_events', Number(context.req.query('post')));
    return event && event.status !== 'trash'
      ? context.html(show(editPage(site, event), 'Edit event'))
      : context.html(show(html`<h1>This cannot be edited</h1>`, 'Error'), 500);
  });

  app.get('/wp-admin/', (context) =>
    context.html(show(html`<h1>Signed in</h1><p><a href="/">To the calendar</a></p>`, 'Signed in')),
  );
  return app;
}

function startSession(site: Site, user: User): string {
  const token = crypto.randomUUID();
  site.store.db.run('INSERT INTO calendar_sessions VALUES (?, ?, ?)', [
    token,
    user.id,
    crypto.randomUUID().slice(0, 10),
  ]);
  return token;
}

/** The address as asked for, with the site's own origin whatever port it was served from. */
function asked(site: Site, address: string): string {
  const { pathname, search } = new URL(address);
  return `${site.origin}${pathname}${search}`;
}

const loginAddress = (site: Site, address: string): string =>
  `${site.origin}/wp-login.php?redirect_to=${encodeURIComponent(asked(site, address))}&reauth=1`;

/** Only addresses of this site are followed after a login. */
function sameSite(site: Site, address: string): string {
  return address.startsWith(`${site.origin}/`) ? address : `${site.origin}/wp-admin/`;
}

function applicationFrom(sent: URLSearchParams): Application {
  const text = (name: string) => sent.get(name) ?? '';
  return {
    name: text('app_name'),
    id: text('app_id'),
    successUrl: text('success_url'),
    rejectUrl: text('reject_url'),
  };
}

function findProblem(application: Application): string | undefined {
  if (
    [application.successUrl, application.rejectUrl].some((address) =>
      /^\s*(javascript|data|vbscript):/i.test(address),
    )
  ) {
    return 'One of the addresses has a form that is not allowed.';
  }
  if (application.id !== '' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(application.id)) {
    return 'The id of the application is no UUID.';
  }
  return undefined;
}

/** With `chrome-extension:` and other schemes of their own the page does not redirect. */
const followable = (address: string): boolean => /^https?:\/\//i.test(address);

function successAddress(site: Site, address: string, user: User, password: string): string {
  const added = new URLSearchParams({
    site_url: site.origin,
    user_login: user.login,
    password: password.replaceAll(' ', ''),
  });
  return `${address}${address.includes('?') ? '&' : '?'}${added}`;
}

/** Of the page that edits an event only what tells which one it is, and the way to its own page. */
const editPage = (site: Site, event: EventPost): Page => html`<h1>Edit event</h1>
<p>${event.title}</p>
<p class="quiet">Status: ${event.status}</p>
<p><a href="${pageAddress(site, event)}">${event.status === 'publish' ? 'View event' : 'Preview'}</a></p>`;

const loginForm = (
  site: Site,
  target: string,
  problem?: string,
): Page => html`<form class="card" method="post" action="/wp-login.php">
<h1>Log in to ${site.settings.name}</h1>
<p class="note">Demo: never type a real password</p>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<input type="hidden" name="redirect_to" value="${target}">
<label for="user_login">Username</label>
<input id="user_login" name="log" value="${site.settings.loginUser}" autocomplete="off">
<label for="user_pass">Password</label>
<input id="user_pass" name="pwd" type="password" value="sandbox" autocomplete="off">
<button type="submit">Log in</button>
</form>`;

/** A host in one piece on a line of its own; where it is too long for that, it breaks before a dot. */
const breakable = (host: string): Page =>
  html`<span class="host">${host.split('.').map((part, index) => (index === 0 ? part : html`<wbr>.${part}`))}</span>`;

const approvalForm = (
  site: Site,
  application: Application,
  userName: string,
  nonce: string,
): Page => html`<form class="card" method="post" action="${authorizePath}">
<h1>Connect ${application.name || 'an application'}?</h1>
<p>It will act on <strong>${site.settings.name}</strong> as <strong>${userName}</strong>. You can take this back in your profile at any time.</p>
<p class="quiet">${followable(application.successUrl) ? html`Afterwards you go to ${breakable(new URL(application.successUrl).host)}` : 'Afterwards you are shown a password to copy.'}</p>
<input type="hidden" name="_wpnonce" value="${nonce}">
<input type="hidden" name="app_name" value="${application.name}">
<input type="hidden" name="app_id" value="${application.id}">
<input type="hidden" name="success_url" value="${application.successUrl}">
<input type="hidden" name="reject_url" value="${application.rejectUrl}">
<button type="submit" name="approve" value="1">Approve</button><button class="second" type="submit" name="reject" value="1">Deny</button>
</form>`;

const passwordToCopy = (application: Application, password: string): Page => html`<div class="card">
<h1>Your new password for ${application.name || 'the application'}</h1>
<p>Copy it now. It is not shown again.</p>
<p><code id="new-application-password-value">${password}</code></p>
</div>`;

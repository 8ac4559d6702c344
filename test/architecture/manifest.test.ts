import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actions } from '../../lib/actions';
import config from '../../wxt.config';

/** The manifest as it is built for a browser. */
async function manifestFor(browser: string) {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('The manifest depends on the browser');
  return manifest({ browser, manifestVersion: 3, mode: 'production', command: 'build' });
}

it.each(['chrome', 'firefox'])('in private windows of %s there is none of us', async (browser) => {
  expect((await manifestFor(browser)).incognito).toBe('not_allowed');
});

it.each(['chrome', 'firefox'])(
  'pages in %s run no inline script and no eval, and load what they show',
  async (browser) => {
    const { content_security_policy } = await manifestFor(browser);
    const written = (content_security_policy as { extension_pages?: string }).extension_pages ?? '';
    const policy = new Map(
      written.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    for (const directive of ['base-uri', 'form-action']) expect(policy.get(directive)).toEqual(["'none'"]);
    expect(written).not.toMatch(/unsafe|data:|\*/);
    // No host of pictures but the platform's.
    const hosts = policy.get('img-src')?.filter((source) => !["'self'", 'blob:'].includes(source));
    expect(hosts).not.toEqual([]);
    for (const host of hosts ?? [])
      expect(host).toMatch(/^https:\/\/(?:i\.ytimg|yt3\.(?:ggpht|googleusercontent))\.com$/);
  },
);

it.each(['popup', 'sidepanel', 'options', 'manager', 'frame'])('%s connects to nothing', (page) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'" />`;
  const html = readFileSync(`entrypoints/${page}/index.html`, 'utf8');
  expect(html.indexOf(policy)).toBeGreaterThan(0);
  expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'));
});

it("our frame has the session's address in Chromium; in Firefox no page can embed one of ours", async () => {
  const embeddable = async (browser: string) => (await manifestFor(browser)).web_accessible_resources;
  expect(await embeddable('chrome')).toMatchObject([{ resources: ['frame.html'], use_dynamic_url: true }]);
  // The oldest Chromium that knows the key.
  expect(Number((await manifestFor('chrome')).minimum_chrome_version)).toBeGreaterThanOrEqual(130);
  expect(await embeddable('firefox')).toBeUndefined();
});

it('has a command for each action that a key starts, and no other', async () => {
  const { commands = {} } = await manifestFor('chrome');
  const keys = actions.flatMap(({ key }) => key ?? []);
  expect(Object.keys(commands).sort()).toEqual(keys.sort());
});

it('no key of Chromium is Alt+Shift, which switches the keyboard layout on many computers', async () => {
  const { commands = {} } = await manifestFor('chrome');
  for (const { suggested_key } of Object.values(commands))
    expect(suggested_key).toMatchObject({ default: expect.stringMatching(/^Alt\+[A-Z]$/) });
});

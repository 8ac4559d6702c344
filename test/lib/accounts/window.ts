import type { Reachable } from '../../sandbox/client';
import { Person } from '../../sandbox/person';

/** What a person does on the pages that a sign-in window shows. */
export interface Clicks {
  /** Values of check boxes to untick. */
  untick?: readonly string[];
  /** Presses 'Deny' on a page that has it. */
  deny?: boolean;
  /** Types another e-mail address on the sign-in page. */
  email?: string;
}

/**
 * A sign-in window without a screen: walks the real pages over HTTP and submits their forms, until it is sent to an
 * address outside the site.
 */
export function createWindow(sandbox: Reachable, clicks: Clicks = {}) {
  const person = new Person(sandbox);
  return async (url: string): Promise<string> => {
    let response = await person.visit(url);
    for (let pages = 0; pages < 5; pages += 1) {
      const location = response.headers.get('location');
      if (location !== null) return location;
      const html = await response.text();
      const action = /<form[^>]*\saction="([^"]+)"/.exec(html)?.[1];
      // A page without a form is a dead end: the person closes the window.
      if (action === undefined) throw new Error('The user did not approve access.');
      response = await person.visit(new URL(decoded(action), response.url).href, filled(html, clicks));
    }
    throw new Error('The pages never end');
  };
}

function filled(html: string, clicks: Clicks): URLSearchParams {
  const form = new URLSearchParams();
  for (const [element] of html.matchAll(/<input\s[^>]*>/g)) {
    const name = attribute(element, 'name');
    const value = attribute(element, 'value');
    if (name === 'email' && clicks.email !== undefined) form.append(name, clicks.email);
    else if (!clicks.untick?.includes(value)) form.append(name, value);
  }
  const buttons = [...html.matchAll(/<button\s[^>]*name="[^>]*>/g)].map(([element]) => element);
  const isDenial = (element: string) => /deny|reject/.test(element);
  const pressed = buttons.find((element) => isDenial(element) === (clicks.deny ?? false));
  if (pressed !== undefined) form.append(attribute(pressed, 'name'), attribute(pressed, 'value'));
  return form;
}

function attribute(element: string, name: string): string {
  return decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '');
}

function decoded(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

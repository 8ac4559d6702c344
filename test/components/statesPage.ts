import './fakeBackground';
import { direction, speak } from '#i18n';
import { crampedScrollers, layoutFaults, mirrorFaults, smallTargets, vanishedTexts } from './layoutFaults';
import { states } from './states';

/**
 * One state of the pages in a plain document: `?state=<name>`, in a language (`&language=ar-XB`), or whatever `showState(name)` is called with; at first
 * the list of names as JSON.
 */
const root = document.getElementById('app') as HTMLElement;
let takeDown = () => {};

async function showState(name: string): Promise<void> {
  const wanted = states.find((state) => state.name === name);
  if (!wanted) throw new Error(`no state ${name}`);
  takeDown();
  root.replaceChildren();
  if (!isMadeOfEnglish) use('en');
  takeDown = await Promise.race([wanted.mount(root), tooLate(name)]);
  if (isMadeOfEnglish) return;
  use(language);
  wanted.redraw(root);
  // Parts that are drawn late follow
  await new Promise(requestAnimationFrame);
}

function use(tag: string): void {
  speak({ language: tag, messages: catalogues.get(tag) ?? '' });
  Object.assign(document.documentElement, { lang: tag, dir: direction() });
}

const tooLate = (name: string) =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(reject, 15_000, new Error(`The state '${name}' is not reached in 15 seconds.`)),
  );

const asked = new URLSearchParams(location.search);
const language = asked.get('language') ?? 'en';
/** The steps to a state know English words, and those that are made of them; another language is spoken after them. */
const isMadeOfEnglish = /^en$|-X[AB]$/.test(language);
const catalogues = new Map<string, string>();
for (const tag of new Set(['en', language])) catalogues.set(tag, await (await fetch(`${tag}.ftl`)).text());
use(language);
const name = asked.get('state');
if (name === null) root.textContent = JSON.stringify(states.map((state) => state.name));
else await showState(name);
Object.assign(globalThis, {
  ...{ showState, layoutFaults, mirrorFaults, smallTargets },
  ...{ crampedScrollers, vanishedTexts },
});
document.documentElement.dataset.ready = 'true';

import './fakeBackground';
import { direction, speak } from '#i18n';
import { layoutFaults, mirrorFaults, smallTargets } from './layoutFaults';
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
  takeDown = await Promise.race([wanted.mount(root), tooLate(name)]);
}

const tooLate = (name: string) =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(reject, 15_000, new Error(`The state '${name}' is not reached in 15 seconds.`)),
  );

const asked = new URLSearchParams(location.search);
const language = asked.get('language') ?? 'en';
const catalogue = await fetch(`${language}.ftl`);
speak({ language, messages: await catalogue.text() });
Object.assign(document.documentElement, { lang: language, dir: direction() });
const name = asked.get('state');
if (name === null) root.textContent = JSON.stringify(states.map((state) => state.name));
else await showState(name);
Object.assign(globalThis, { showState, layoutFaults, mirrorFaults, smallTargets });
document.documentElement.dataset.ready = 'true';

import { speak } from './fakeBackground';
import { states } from './states';

/**
 * One state of the pages in a plain document: `?state=<name>`, or whatever `showState(name)` is called with; at first
 * the list of names as JSON.
 */
const root = document.getElementById('app') as HTMLElement;
let takeDown = () => {};

async function showState(name: string): Promise<void> {
  const wanted = states.find((state) => state.name === name);
  if (!wanted) throw new Error(`no state ${name}`);
  takeDown();
  root.replaceChildren();
  takeDown = await wanted.mount(root);
}

const catalogue = await fetch('messages.json');
speak(await catalogue.json());
const name = new URLSearchParams(location.search).get('state');
if (name === null) root.textContent = JSON.stringify(states.map((state) => state.name));
else await showState(name);
Object.assign(globalThis, { showState });
document.documentElement.dataset.ready = 'true';

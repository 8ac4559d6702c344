import { speak } from './fakeBackground';
import { states } from './states';

/** One state of the pages in a plain document: `?state=<name>`; without it, the list of names as JSON. */
const name = new URLSearchParams(location.search).get('state');
const root = document.getElementById('app');

const catalogue = await fetch('messages.json');
speak(await catalogue.json());
const wanted = states.find((state) => state.name === name);
if (root && wanted) {
  await wanted.mount(root);
  document.documentElement.dataset.ready = 'true';
} else if (root) root.textContent = JSON.stringify(states.map((state) => state.name));

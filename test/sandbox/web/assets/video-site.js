// The demo video site as a single-page app, with the habits of the live one that an extension trips over
// (video API behaviour, section 10): the address changes before the content does, the head stays that of the
// first page, lists are drawn again in place, and elements are used again for other videos.
// Nothing here goes by a class or an id, so that pages with scrambled names work alike.

const mobile = location.hostname === 'm.youtube.com';
const policy = window.trustedTypes?.createPolicy('demo-site', { createHTML: (text) => text });

let navigation = new AbortController();
let shown = addressWithoutHash();

function addressWithoutHash() {
  return location.pathname + location.search;
}

/** The desktop site speaks on the document; scripts for the mobile site listen on the window. */
function announce(name, detail) {
  const event = new CustomEvent(name, { bubbles: true, detail });
  if (mobile) window.dispatchEvent(event);
  else document.dispatchEvent(event);
}

async function load(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const text = await response.text();
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html');
}

async function navigate(url, push) {
  navigation.abort();
  navigation = new AbortController();
  const { signal } = navigation;
  announce(mobile ? 'state-navigatestart' : 'yt-navigate-start', { url });
  if (push) history.pushState({}, '', url);
  shown = addressWithoutHash();
  try {
    const next = await load(url, signal);
    if (!mobile) announce('yt-page-data-fetched', { url });
    show(next);
    window.scrollTo(0, 0);
    announce(mobile ? 'state-navigateend' : 'yt-navigate-finish', { url });
    if (!mobile) announce('yt-page-data-updated', { url });
  } catch {
    if (!signal.aborted) location.assign(url);
  }
}

/** Replaces the content. From one watch page to the next the outer element stays and is told another video. */
function show(next) {
  const main = document.querySelector('main');
  const incoming = next.querySelector('main');
  const [before, after] = [main.firstElementChild, incoming.firstElementChild];
  if (before?.localName === after.localName && after.localName.includes('-')) {
    copyAttributes(before, after);
    before.replaceChildren(...after.childNodes);
  } else {
    main.replaceChildren(...incoming.childNodes);
  }
  document.title = next.title;
  document.querySelector('[role=status]').textContent = next.title;
}

function copyAttributes(element, model) {
  for (const { name } of [...element.attributes])
    if (!model.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of model.attributes) element.setAttribute(name, value);
}

/** Makes a drawn element show another video, node by node: the elements stay, their links change. */
function recycle(node, model) {
  if (node instanceof Text) node.data = model.data;
  else if (node instanceof Element) copyAttributes(node, model);
  node.childNodes.forEach((child, index) => {
    recycle(child, model.childNodes[index]);
  });
}

async function sort(button) {
  const url = new URL(location.href);
  url.searchParams.set('sort', button.value);
  const next = await load(url, navigation.signal);
  const list = document.querySelector('main [role=list]');
  const items = [...next.querySelector('main [role=list]').children];
  if (button.value === 'newest' && list.children.length === items.length) {
    [...list.children].forEach((item, index) => {
      recycle(item, items[index]);
    });
  } else {
    list.replaceChildren(...items);
  }
  for (const other of document.querySelectorAll('main button[name=sort]')) {
    other.setAttribute('aria-pressed', String(other === button));
  }
}

/** Near the end of a list more is loaded, and what was there is drawn again with it. */
async function loadMore() {
  const list = document.querySelector('main [role=list][data-next]');
  const left = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
  if (!list || left > window.innerHeight) return;
  const url = list.dataset.next;
  delete list.dataset.next;
  const next = await load(url, navigation.signal);
  const drawnAgain = [...list.children].map((item) => item.cloneNode(true));
  list.replaceChildren(...drawnAgain, ...next.querySelector('main [role=list]').children);
}

/** Scrolling through shorts replaces the address and says nothing. */
async function scrollShorts(url) {
  history.replaceState({}, '', url);
  shown = addressWithoutHash();
  show(await load(url, navigation.signal));
}

function play(button) {
  const player = button.closest('[data-player]');
  const playing = player.toggleAttribute('data-playing');
  button.setAttribute('aria-label', playing ? 'Pause' : 'Play');
  button.textContent = playing ? '❚❚' : '▶';
}

function isOurs(link) {
  if (link.target || link.origin !== location.origin || link.pathname.startsWith('/embed/')) return false;
  return !(link.hash && link.pathname + link.search === addressWithoutHash());
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.name === 'sort') sort(button);
  if (button?.name === 'play') play(button);

  const link = event.target.closest('a[href]');
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || !isOurs(link)) return;
  event.preventDefault();
  if (link.rel === 'next' || link.rel === 'prev') scrollShorts(link.href);
  else navigate(link.href, true);
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form)).toString();
  navigate(url.href, true);
});

window.addEventListener('popstate', () => {
  if (addressWithoutHash() !== shown) navigate(location.href, false);
});

window.addEventListener('scroll', () => loadMore(), { passive: true });

// Poses as every part of an extension: forged window messages, custom events, channels, and the extension's own
// messaging where a browser should let a page have it. `window.forge()` sends everything once more.

const parameters = new URLSearchParams(location.search);
const names = parameters.get('names')?.split(',') ?? [
  'offers',
  'run',
  'undo',
  'jobs',
  'accounts',
  'settings',
  'token',
  'subject',
  'found',
];
const playlistId = 'PL0123456789abcdefghijklmnopqrstuv';
const subject = { kind: 'video', videoId: 'aaaaaaaaaaa', title: '<img src=x onerror=alert(1)>' };
const payloads = [
  subject,
  { actionId: 'video.saveToPlaylist', subject, input: { videoId: 'aaaaaaaaaaa', playlistId } },
  { actionId: 'calendar.addEvent', subject: { kind: 'event' }, confirmed: true },
  JSON.parse('{"__proto__": {"trusted": true}, "constructor": {"prototype": {"trusted": true}}}'),
  null,
  'x'.repeat(100_000),
];

window.findings = { sent: 0, answers: [], runtime: typeof globalThis.chrome?.runtime?.sendMessage };

window.addEventListener('message', (event) => {
  if (event.data?.forged) return;
  window.findings.answers.push({
    origin: event.origin,
    data: String(JSON.stringify(event.data)).slice(0, 500),
  });
});

/** The envelopes in which extensions commonly wrap what they say. */
function envelopes(name, payload) {
  return [
    { forged: true, type: name, data: payload, id: 1, timestamp: 0 },
    { forged: true, type: `cuecard:${name}`, payload },
    { forged: true, source: 'cuecard', action: name, ...(typeof payload === 'object' ? payload : {}) },
    { forged: true, jsonrpc: '2.0', id: 1, method: name, params: payload },
    { forged: true, namespace: 'cuecard', message: { type: name, data: payload }, sender: { id: 'cuecard' } },
  ];
}

function forgeOne(name, payload) {
  for (const message of envelopes(name, payload)) {
    window.postMessage(message, '*');
    for (let index = 0; index < window.frames.length; index += 1)
      window.frames[index].postMessage(message, '*');
    for (const target of [window, document, document.documentElement]) {
      target.dispatchEvent(
        new CustomEvent(message.type ?? name, { detail: message, bubbles: true, composed: true }),
      );
      target.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://www.youtube.com' }));
    }
    // A page has no right to this; whatever it says is a finding.
    globalThis.chrome?.runtime?.sendMessage?.(parameters.get('id') ?? 'cuecard', message, (answer) => {
      if (answer !== undefined)
        window.findings.answers.push({ origin: 'runtime', data: JSON.stringify(answer) });
    });
    window.findings.sent += 1;
  }
}

window.forge = () => {
  for (const name of names) for (const payload of payloads) forgeOne(name, payload);
  const channel = new BroadcastChannel('cuecard');
  channel.postMessage({ forged: true, type: 'run', data: payloads[1] });
  channel.close();
  localStorage.setItem('cuecard', JSON.stringify(payloads[1]));
  for (const event of ['yt-navigate-start', 'yt-navigate-finish', 'yt-page-data-updated', 'popstate']) {
    document.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { url: 'javascript:alert(1)' } }));
  }
};

window.forge();

// Whatever appears outside the page's own content may have just begun to listen. Ten times are enough: an answer
// to a forged event may itself be something that appears.
let left = 10;
new MutationObserver((records) => {
  const appeared = records.some(({ addedNodes }) =>
    [...addedNodes].some((node) => node instanceof Element && !node.parentElement?.closest('main, head')),
  );
  if (appeared && left-- > 0) window.forge();
}).observe(document.documentElement, { childList: true, subtree: true });

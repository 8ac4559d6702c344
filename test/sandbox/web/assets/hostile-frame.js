// Tries to hold the extension's own pages in frames, and says what came of each (?id= names the extension; ?at= gives
// its address, as of a session's own).

const parameters = new URLSearchParams(location.search);
const id = parameters.get('id') ?? '';
const base = parameters.get('at') ?? `${id.includes('-') ? 'moz-extension' : 'chrome-extension'}://${id}/`;
const stage = document.querySelector('section');

window.findings = [];

for (const path of ['frame.html', 'popup.html', 'options.html', 'manager.html', 'manifest.json']) {
  const url = `${base}${path}`;
  const finding = { url, loaded: false, fetched: 'refused', answers: [] };
  window.findings.push(finding);

  const frame = document.createElement('iframe');
  frame.title = `Attempt to show ${path}`;
  frame.src = url;
  // A refused address loads an error page, so this alone does not mean that the page was shown.
  frame.addEventListener('load', () => {
    finding.loaded = true;
    frame.contentWindow.postMessage({ type: 'confirm', data: { publish: true } }, '*');
  });
  window.addEventListener('message', (event) => {
    if (event.source === frame.contentWindow) finding.answers.push(event.data);
  });
  stage.append(frame);

  fetch(url).then(
    (response) => {
      finding.fetched = String(response.status);
    },
    () => {
      finding.fetched = 'refused';
    },
  );
}

// Counts what the markup in this page's event data gets executed.

window.findings = { executed: [] };

new MutationObserver(() => {
  window.findings.executed.push(document.documentElement.dataset.executed ?? '');
}).observe(document.documentElement, { attributeFilter: ['data-executed'] });

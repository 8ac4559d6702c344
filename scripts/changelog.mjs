const unreleased = '## Unreleased\n';

/**
 * Gives the unreleased changes a version, and leaves an empty list of unreleased ones above them.
 * @param {string} text CHANGELOG.md
 * @param {string} version such as `1.2.3`
 * @param {string} date `YYYY-MM-DD`
 * @throws Error if nothing is unreleased
 */
export function changelogFor(text, version, date) {
  const at = text.indexOf(unreleased);
  const rest = text.slice(at + unreleased.length);
  const list = rest.slice(0, rest.search(/^## /m) < 0 ? undefined : rest.search(/^## /m));
  if (at < 0 || !/^- /m.test(list)) throw new Error('CHANGELOG.md lists no change under "## Unreleased"');
  return `${text.slice(0, at)}${unreleased}\n## ${version} (${date})\n${rest}`;
}

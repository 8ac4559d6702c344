/** The changelog without its title, and without changes of no version if there are versions. */
export function withoutUnreleased(changelog: string): string {
  const versions = changelog.split(/^(?=## )/m).slice(1);
  const released = versions.filter((part) => !part.startsWith('## Unreleased'));
  return (released.length > 0 ? released : versions).join('');
}

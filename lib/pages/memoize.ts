/** Keeps what a function builds for a text, such as the tag of a language or the name of a zone. */
export function memoize<T>(build: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const value = kept.get(text) ?? build(text);
    kept.set(text, value);
    return value;
  };
}

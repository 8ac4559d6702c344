/** Keeps what a function builds for a language, the way a tag names it: `de`. */
export function perLanguage<T>(build: (language: string) => T): (language: string) => T {
  const kept = new Map<string, T>();
  return (language) => {
    const value = kept.get(language) ?? build(language);
    kept.set(language, value);
    return value;
  };
}

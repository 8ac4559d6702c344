/** A value, such as a schema, that is built on first use: a worker that has just started needs few of them. */
export const once = <T>(build: () => T): (() => T) => {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

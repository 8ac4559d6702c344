type Asynchronous = Record<string, unknown>;

/**
 * Stands in for an object that is made when one of its methods is called first, as for what `import()` brings. All of
 * its methods answer with promises, so that nobody sees the difference.
 */
export function onFirstUse<Made extends object>(make: () => Promise<Made & AllPromise<Made>>): Made {
  let made: Promise<Made> | undefined;
  const call =
    (name: string) =>
    async (...given: unknown[]): Promise<unknown> => {
      made ??= make();
      const method = ((await made) as Asynchronous)[name] as (...given: unknown[]) => unknown;
      return method(...given);
    };
  return new Proxy({} as Made, { get: (_nothing, name) => call(String(name)) });
}

type AllPromise<Made> = { [Name in keyof Made]: (...given: never[]) => Promise<unknown> };

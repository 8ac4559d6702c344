declare module '*.ftl?raw' {
  const text: string;
  export default text;
}

interface ImportMetaEnv {
  /** Languages with a catalogue; absent outside of a build. */
  readonly LANGUAGES?: readonly string[];
}

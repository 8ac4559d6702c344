declare module 'virtual:catalogue' {
  /** Of all messages under `fault`, `action` and `check`, as the browser knows them: `fault_reason_timeOut`. */
  export const messageNames: ReadonlySet<string>;
}

declare module 'virtual:catalogue' {
  /**
   * Of all messages under `fault`, `action` and `check`, as the browser knows them: `fault_reason_timeOut`. Any name at all
   * where the browser may be asked in vain.
   */
  export const messageNames: Pick<ReadonlySet<string>, 'has'>;
}

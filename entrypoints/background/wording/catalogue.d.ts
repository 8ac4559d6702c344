declare module 'virtual:catalogue' {
  /**
   * Of all messages under `fault`, `action`, `check` and `runs.kind`, as the browser knows them: `fault_reason_timeOut`.
   * Any name at all
   * where the browser may be asked in vain.
   */
  export const messageNames: Pick<ReadonlySet<string>, 'has'>;
}

/** T and L of a platform, in milliseconds (lib/jobs/README.md, 'T and L'). */
export interface Patience {
  /** T: how long after its last byte was sent an unanswered request may still land. */
  unclearAfter: number;
  /** L: how long reads may lag behind a write. */
  agreeFor: number;
}

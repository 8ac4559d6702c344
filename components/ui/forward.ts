/** Steps that the arrow to the right leads forward: one back where lines run from right to left. */
export const forward = (): number => (document.documentElement.dir === 'rtl' ? -1 : 1);

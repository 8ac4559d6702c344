/** Printed, so that a failing run can be played again: `SEED=… npx vitest run …`. */
export const seed = Number(process.env.SEED ?? 20_261_121);
console.info(`seed ${seed}`);

/** The seed of generated values. Printed, so that a failing run can be repeated: `SEED=… npx vitest run …`. */
export const seed = Number(process.env.SEED ?? 20_261_121);
console.info(`seed ${seed}`);

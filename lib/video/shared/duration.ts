/** Seconds of an ISO 8601 duration as the platform writes it (`P1DT2H3M4S`); undefined if it is none. */
export function parseVideoDuration(duration = ''): number | undefined {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!match) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((digits) => Number(digits ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

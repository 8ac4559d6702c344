import { useEffect, useState } from 'preact/hooks';

/** The day, `YYYY-MM-DD`, and the minutes since midnight, of the clock here; told anew each minute. */
export function useNow(): { day: string; minutes: number } {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(readNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function readNow() {
  const now = Temporal.Now.plainDateTimeISO();
  return { day: now.toPlainDate().toString(), minutes: now.hour * 60 + now.minute };
}

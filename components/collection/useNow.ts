import { useEffect, useState } from 'preact/hooks';
import { today } from '../../lib/shared/days';

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
  const at = new Date();
  return { day: today(), minutes: at.getHours() * 60 + at.getMinutes() };
}

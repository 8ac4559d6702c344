import { useEffect, useState } from 'preact/hooks';

/** Whether the browser has a network connection; follows its changes. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    const events = ['online', 'offline'];
    for (const name of events) addEventListener(name, update);
    return () => {
      for (const name of events) removeEventListener(name, update);
    };
  }, []);
  return isOnline;
}

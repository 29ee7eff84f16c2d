import { useEffect, useState } from 'react';

/** The time by `readNow`, read again every `everyMs` and when the page comes back into view. Milliseconds since 1970. */
export function useNow(readNow: () => number, everyMs = 60_000): number {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const read = () => setNow(readNow());
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [readNow, everyMs]);
  return now;
}

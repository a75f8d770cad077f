import { useEffect, useState } from 'react';
import { lastClock } from '../../base/api/server-clock.ts';

const read = () => new Date(Date.now() + (lastClock()?.difference_ms ?? 0));

/** The server's time, told every second: the device's clock, corrected by the difference of the last contact. */
export function useServerTime(): Date {
  const [now, setNow] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = read();
      setNow(time);
      timer = setTimeout(tick, 1000 - time.getMilliseconds());
    };
    timer = setTimeout(tick, 1000 - read().getMilliseconds());
    return () => clearTimeout(timer);
  }, []);
  return now;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type Position =
  | { state: 'searching' | 'denied' | 'failed' | 'unsupported' }
  /** Degrees; the accuracy in metres. */
  | { state: 'found'; lat: number; lng: number; akurasi: number };

const TIMEOUT_MS = 20_000;
const READABLE_AGE_MS = 15_000;

type Place = {
  position: Position;
  /** Asks again after a refusal or a failure. */
  retry: () => void;
  /** What the search comes to, or where it stands after so many milliseconds. */
  settle: (ms: number) => Promise<Position>;
};

/** Where the device is, followed while the screen stands. */
export function usePosition(): Place {
  const endWatch = useRef<() => void>(undefined);
  const waiting = useRef<((position: Position) => void)[]>([]);
  const [position, setPosition] = useState<Position>(() =>
    'geolocation' in navigator && isSecureContext ? { state: 'searching' } : { state: 'unsupported' },
  );

  const watch = () => {
    if (position.state === 'unsupported') return;
    endWatch.current?.();
    const id = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setPosition({ state: 'found', lat: latitude, lng: longitude, akurasi: accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        // A place that was found holds when a later reading fails.
        setPosition((before) => {
          if (code === PERMISSION_DENIED) return { state: 'denied' };
          return before.state === 'found' ? before : { state: 'failed' };
        }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: READABLE_AGE_MS },
    );
    endWatch.current = () => navigator.geolocation.clearWatch(id);
  };
  const start = useEffectEvent(watch);
  useEffect(() => {
    start();
    return () => endWatch.current?.();
  }, []);

  useEffect(() => {
    if (position.state === 'searching') return;
    for (const tell of waiting.current.splice(0)) tell(position);
  }, [position]);
  const settle = (ms: number) =>
    new Promise<Position>((resolve) => {
      if (position.state !== 'searching') return resolve(position);
      waiting.current.push(resolve);
      setTimeout(() => resolve(position), ms);
    });

  const retry = () => {
    if (position.state !== 'unsupported') setPosition({ state: 'searching' });
    watch();
  };
  return { position, retry, settle };
}

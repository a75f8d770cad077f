import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { watchKamera, type KeadaanKamera } from './watch-kamera.ts';

/** A camera that looks for QR codes while the component stands; its light goes out with the component. */
export function usePemindai(
  video: RefObject<HTMLVideoElement | null>,
  arah: 'user' | 'environment',
  onRead: (teks: string) => void,
): KeadaanKamera {
  const [keadaan, setKeadaan] = useState<KeadaanKamera>('menyala');
  const told = useEffectEvent(onRead);

  useEffect(() => {
    if (!video.current) return;
    const leave = new AbortController();
    watchKamera(video.current, arah, (teks) => told(teks), leave.signal)
      .catch((): KeadaanKamera => 'tidak_ada')
      .then((next) => leave.signal.aborted || setKeadaan(next));
    return () => leave.abort();
  }, [video, arah]);

  return keadaan;
}

import { useEffect } from 'react';
import { colorScheme } from '../../theme/color-scheme.ts';

const MALAM = { dari: 19, sampai: 5 };

/** A bright wall hurts in a dark room: by night it is shown in the dark look, which is as easy to read. */
export function useMalam(sekarang: Date): void {
  const jam = sekarang.getHours();
  const isMalam = jam >= MALAM.dari || jam < MALAM.sampai;
  useEffect(() => {
    colorScheme.night(isMalam);
    return () => colorScheme.night(false);
  }, [isMalam]);
}

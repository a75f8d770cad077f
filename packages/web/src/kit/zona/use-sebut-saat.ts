import { LABEL_ZONA, ZONA_BAWAAN, type Zona } from '@hadir/rules/waktu/zona.ts';
import { use } from 'react';
import { formatSaat } from '../format/format-saat.ts';
import { ZonaContext } from './zona-context.ts';

const WIB: Zona = ZONA_BAWAAN;

/** How an instant is told here: on the organisation's clock, and with its zone named where no organisation gives one. */
export function useSebutSaat(): (instant: string) => string {
  const zona = use(ZonaContext);
  return (instant) => (zona === null ? `${formatSaat(instant, WIB)} ${LABEL_ZONA[WIB]}` : formatSaat(instant, zona));
}

import { ZONA_BAWAAN, type Zona } from '@hadir/rules/waktu/zona.ts';
import { use } from 'react';
import { ZonaContext } from './zona-context.ts';

/** The zone that times are told in here: the organisation's, and WIB where none is entered. */
export function useZona(): Zona {
  return use(ZonaContext) ?? ZONA_BAWAAN;
}

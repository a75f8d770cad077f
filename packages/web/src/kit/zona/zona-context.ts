import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { createContext } from 'react';

/** The zone of the organisation that the reader stands in; `null` above the organisations and before signing in. */
export const ZonaContext = createContext<Zona | null>(null);

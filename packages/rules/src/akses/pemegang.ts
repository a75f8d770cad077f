import type { IzinTenant } from './izin.ts';
import type { Pelihat } from './terlihat.ts';

/** Who asks, what he is there, and what his tenant says of its roles' names: whom a rule about a permission is asked of. */
export type Pemegang = Pelihat & { izin: IzinTenant };

import { reaches, type Peran } from '../akses/peran.ts';

/**
 * Whether somebody takes the steps of a transfer for the side at which he reads it: an organisation's operator, of a
 * tenant its admin, and who is above them (aturan/mutasi#langkah).
 */
export const mewakiliMutasi = (peran: Peran, di: 'organisasi' | 'tenant'): boolean =>
  reaches(peran, di === 'organisasi' ? 'operator' : 'tenant-admin');

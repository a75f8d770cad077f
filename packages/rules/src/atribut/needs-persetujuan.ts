import { reaches, type Peran } from '../akses/peran.ts';

/**
 * Whether what somebody adds or changes of an atribut waits, where the tenant wants to approve it: what is the tenant's, or
 * its admin does, never does (aturan/atribut#persetujuan).
 */
export const needsPersetujuan = (peran: Peran, milik: 'organisasi' | 'tenant'): boolean =>
  milik === 'organisasi' && !reaches(peran, 'tenant-admin');

import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import { ANGGOTA_LABELS } from './anggota-labels.ts';

/** What a member can be in an organisation, the most usual first. */
export const PILIHAN_PERAN = ([KODE_PERAN.user, KODE_PERAN.operator] as const).map((value) => ({
  value,
  label: ANGGOTA_LABELS.role[value],
}));

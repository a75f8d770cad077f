import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';

/** What a member can be in an organisation, the most usual first. */
export const PILIHAN_PERAN = ([KODE_PERAN.user, KODE_PERAN.operator] as const).map((value) => ({
  value,
  label: LABEL_ROLE[value],
}));

import { peranTertinggi, type TandaPeran } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { PemilikAkun } from '@hadir/rules/akses/akun/judge-ubah-akun.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';

type Row = Omit<TandaPeran, 'role'> & { is_operator: boolean; is_di_tempat_lain: boolean };

/** Whose account a row is, as the rule asks for it. */
export const toPemilikAkun = ({ is_operator, is_di_tempat_lain, ...marks }: Row): PemilikAkun => ({
  peran: peranTertinggi({ ...marks, role: is_operator ? KODE_PERAN.operator : KODE_PERAN.user }),
  is_di_tempat_lain,
});

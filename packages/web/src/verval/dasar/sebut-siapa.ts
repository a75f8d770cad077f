import type { BarisVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { formatAngka } from '../../kit/format/format.ts';

/** Whose month something is done with: the one by name where a row tells it, several as a number. */
export function sebutSiapa(user_ids: readonly number[], rows: readonly Pick<BarisVerval, 'anggota'>[]): string {
  const satu = user_ids.length === 1 ? rows.find(({ anggota }) => anggota.user_id === user_ids[0]) : undefined;
  return satu ? satu.anggota.nama : `${formatAngka(user_ids.length)} anggota`;
}

import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { isAktifLain } from './akun-pindah.queries.ts';
import type { Bekal } from './leave-asal.ts';

type Berhenti = Pick<MutasiTersimpan, 'user_id' | 'organisasi_id' | 'tgl_mulai'>;

/** What the account of who leaves for nowhere is good for from that day on. */
export async function judgeAkunBerhenti(
  db: Db,
  { user_id, organisasi_id, tgl_mulai }: Berhenti,
  { is_admin, has_password }: Pick<Bekal['orang'], 'is_admin' | 'has_password'>,
): Promise<NonNullable<IkutPindah['akun_berhenti']>> {
  if (is_admin) return 'admin';
  if (await isAktifLain(db, user_id, organisasi_id, tgl_mulai)) return 'anggota_lain';
  return has_password ? 'riwayat' : 'tanpa_sandi';
}

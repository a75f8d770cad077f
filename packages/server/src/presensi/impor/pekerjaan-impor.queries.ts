import type { PekerjaanImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';
import { IMPOR_PRESENSI } from './jenis-impor.ts';

export async function findPekerjaanImpor(
  db: Db,
  organisasi_id: number,
  pekerjaan_id: string,
): Promise<PekerjaanImpor | undefined> {
  const row = await db
    .selectFrom('pekerjaan')
    .select(['pekerjaan_id', 'status', 'selesai', 'total', 'pesan', 'hasil', 'dibuat_pada', 'selesai_pada'])
    .where('organisasi_id', '=', organisasi_id)
    .where('jenis', '=', IMPOR_PRESENSI)
    .where('pekerjaan_id', '=', pekerjaan_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const pekerjaan = {
    ...row,
    status: row.status as PekerjaanImpor['status'],
    hasil: row.hasil as PekerjaanImpor['hasil'],
  };
  return (await withAntrean(db, [pekerjaan], (one) => one.pekerjaan_id))[0];
}

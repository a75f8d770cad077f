import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { sumKategoriByAnggota } from '../../kehadiran/rekap/rekap-kategori.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { toBarisRekap } from './to-baris-rekap.ts';

/** The whole recap, a row a member with his categories. */
export async function listBarisRekap(db: Db, saring: SaringHari): Promise<BarisRekap[]> {
  const { data } = await sumHariByAnggota(db, saring);
  const kategori = await sumKategoriByAnggota(
    db,
    saring,
    data.map(({ user_id }) => user_id),
  );
  return data.map((row) => toBarisRekap(row, kategori.get(row.user_id)));
}

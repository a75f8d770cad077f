import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

type Anggota = { tenant_id: number; organisasi_id: number; user_id: number };
type HariJadi = Partial<{
  status: 'hadir' | 'absen' | 'cuti' | 'libur' | 'terbuka';
  jam_masuk: number | null;
  terlambat_menit: number;
  sumber: string[];
  radius: number[];
  dibekukan: boolean;
}>;

/** Days as they came to be, for tests of what is made of many: present at seven unless said. */
export function hariJadiBuilders(db: Db) {
  const hari = async (anggota: readonly Anggota[], tanggal: readonly Tanggal[], fields: HariJadi = {}) => {
    const { status = 'hadir', jam_masuk = status === 'hadir' ? 7 * 3600 : null } = fields;
    const rows = tanggal.flatMap((date) =>
      anggota.map(({ tenant_id, organisasi_id, user_id }) => ({
        sumber: jam_masuk === null ? [] : ['ponsel'],
        radius: jam_masuk === null ? [] : [1],
        ...fields,
        tenant_id,
        organisasi_id,
        user_id,
        tanggal: date,
        status,
        jam_masuk,
        penjelasan: '{}',
      })),
    );
    await db
      .insertInto('kehadiran')
      .values(rows)
      .onConflict((row) =>
        row.columns(['organisasi_id', 'user_id', 'tanggal']).doUpdateSet((eb) => ({
          status: eb.ref('excluded.status'),
          jam_masuk: eb.ref('excluded.jam_masuk'),
        })),
      )
      .execute();
  };
  return { hari };
}

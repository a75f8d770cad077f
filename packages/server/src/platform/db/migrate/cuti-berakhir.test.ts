import { expect, test } from 'vitest';
import { databaseBefore } from '../../../testing/database-before.ts';

/** Leave as it was kept while whoever ended a membership stood as the one who refused or cancelled it. */
const LAMA = `
set session_replication_role = replica;
insert into cuti (cuti_id, tenant_id, organisasi_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan,
    tgl_akhir_ajuan, hitungan, keterangan, status, keputusan, tgl_batal, dibuat_oleh)
  overriding system value
  select n, 1, 1, 1, 1, date '2026-12-01' + n, date '2026-12-01' + n, date '2026-12-01' + n, date '2026-12-01' + n, 'kerja', '-',
    14, case n when 2 then 'disetujui' else 'ditolak' end, case n when 2 then date '2026-12-03' end, 1
  from generate_series(1, 3) n;
insert into cuti_riwayat (tenant_id, organisasi_id, cuti_id, tindakan, status, keterangan, tgl_awal, tgl_akhir, user_id, nama,
    waktu, persetujuan_putusan_id)
  values (1, 1, 1, 'ditolak', 14, 'Keanggotaan berakhir', '2026-12-02', '2026-12-02', 3, 'Kepala', '2026-11-18', null),
    (1, 1, 2, 'dibatalkan', 14, 'Keanggotaan berakhir', '2026-12-03', '2026-12-03', 3, 'Kepala', '2026-11-18', null),
    (1, 1, 3, 'ditolak', 14, 'Keanggotaan berakhir', '2026-12-04', '2026-12-04', 3, 'Kepala', '2026-11-18', 7);
set session_replication_role = origin;`;

test('leave that ended with a membership names nobody from then on, and what somebody decided still names him', async () => {
  const { owner, goOn } = await databaseBefore('1008');
  await owner.query(LAMA);
  await goOn('1009');
  const { rows } = await owner.query(`
    select cuti_id, keputusan, r.user_id, nama from cuti join cuti_riwayat r using (cuti_id) order by cuti_id`);
  expect(rows).toEqual([
    { cuti_id: 1, keputusan: null, user_id: null, nama: null },
    { cuti_id: 2, keputusan: 'disetujui', user_id: null, nama: null },
    { cuti_id: 3, keputusan: 'ditolak', user_id: 3, nama: 'Kepala' },
  ]);
});

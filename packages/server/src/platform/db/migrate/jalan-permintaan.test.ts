import { expect, test } from 'vitest';
import { databaseBefore } from '../../../testing/database-before.ts';

const JENJANG = `'[{"urutan": 0, "jenis": "peran", "peran": "operator"}, {"urutan": 1, "jenis": "peran", "peran": "admin"}]'`;

/** Two organisations' requests as they were kept before each kind's way stood in one table. */
const LAMA = `
set session_replication_role = replica;
insert into users (user_id, tenant_id, nama) overriding system value values (1, 1, 'Ani'), (2, 1, 'Budi'), (3, 1, 'Kepala');
insert into tenant (tenant_id, nama, kode_tenant, no_reg) overriding system value values (1, 'Dinas', 'DINAS', 'T-1');
insert into organisasi (organisasi_id, tenant_id, nama, kode_organisasi, k_sumber_data) overriding system value
  values (1, 1, 'Satu', 'SATU', 1), (2, 1, 'Dua', 'DUA', 1);
insert into cuti (cuti_id, tenant_id, organisasi_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan,
    tgl_akhir_ajuan, hitungan, keterangan, status, jenjang, urutan, giliran_sejak, dibuat_oleh, diajukan_pada)
  overriding system value
  select n, 1, 1, 1, 1, date '2026-12-01' + n, date '2026-12-01' + n, date '2026-12-01' + n, date '2026-12-01' + n, 'kerja', '-',
    10 + n, ${JENJANG}, case n when 1 then 0 when 2 then 1 else 2 end, '2026-11-19', 1, '2026-11-18' from generate_series(1, 4) n;
insert into cuti_riwayat (tenant_id, organisasi_id, cuti_id, tindakan, status, urutan, sebab, keterangan, tgl_awal, tgl_akhir,
    user_id, nama, waktu, jumlah_jenjang)
  values (1, 1, 2, 'diajukan', 12, null, null, null, '2026-12-03', '2026-12-03', 1, 'Ani', '2026-11-18', 1),
    (1, 1, 2, 'disetujui', 12, 0, 'eskalasi', 'Ya', '2026-12-03', '2026-12-03', 3, 'Kepala', '2026-11-19', 1),
    (1, 1, 4, 'ditolak', 14, 0, 'jenjang', 'Tidak', '2026-12-05', '2026-12-05', 3, 'Kepala', '2026-11-19', 2);
insert into cuti_tautan (token_hash, tenant_id, organisasi_id, cuti_id, user_id, urutan, kedaluwarsa_pada)
  values ('kunci', 1, 1, 2, 3, 1, '2026-12-03');
insert into klaim_presensi (presensi_klaim_id, tenant_id, organisasi_id, jenis, tgl_mulai, tgl_selesai, sehari, keterangan, status,
    jenjang, urutan, giliran_sejak, dibuat_oleh) overriding system value
  values (1, 1, 2, 'lainnya', '2026-11-01', '2026-11-01', true, '-', 'diajukan', ${JENJANG}, 1, '2026-11-10', 1),
    (2, 1, 2, 'lainnya', '2026-11-02', '2026-11-02', true, '-', 'berlaku', '[]', 0, null, 3);
insert into klaim_presensi_anggota (tenant_id, organisasi_id, presensi_klaim_id, user_id) values (1, 2, 1, 1), (1, 2, 1, 2);
insert into persetujuan_putusan (tenant_id, organisasi_id, presensi_klaim_id, urutan, is_setuju, sebab, nama, pada)
  values (1, 2, 1, 0, true, 'jenjang', 'Kepala', '2026-11-10');
insert into presensi_manual (presensi_manual_id, tenant_id, organisasi_id, user_id, presensi_id, tanggal, status, keterangan,
    giliran_sejak) overriding system value
  values (1, 1, 1, 2, 1, '2026-11-09', 4, '-', '2026-11-09'), (2, 1, 1, 2, 2, '2026-11-08', 5, '-', '2026-11-08');
insert into tukar_shift (tukar_shift_id, tenant_id, organisasi_id, user_id_a, tanggal_a, user_id_b, tanggal_b, status, giliran_sejak)
  overriding system value
  values (1, 1, 1, 1, '2026-12-01', 2, '2026-12-02', 'diajukan', null),
    (2, 1, 1, 1, '2026-12-03', 2, '2026-12-04', 'disepakati', '2026-11-12'),
    (3, 1, 1, 1, '2026-12-05', 2, '2026-12-06', 'dibatalkan', null);
set session_replication_role = origin;`;

test('requests under way keep their chain, their turn, their decisions and their links when their ways come into one table', async () => {
  const { owner, goOn } = await databaseBefore('0460');
  await owner.query(LAMA);
  await goOn('0461');

  const { rows: jalan } =
    await owner.query(`select untuk, objek_id, user_id, pihak_lain, jsonb_array_length(jenjang) as jenjang,
    urutan, giliran_sejak::text, is_selesai from persetujuan_jalan order by untuk, objek_id`);
  const of = (untuk: string, objek_id: number, user_id: number, rest: unknown[]) => {
    const [pihak_lain, jenjang, urutan, giliran_sejak, is_selesai] = rest;
    return { untuk, objek_id, user_id, pihak_lain, jenjang, urutan, giliran_sejak, is_selesai };
  };
  expect(jalan).toEqual([
    of('cuti', 2, 1, [[], 2, 1, '2026-11-19', false]),
    of('cuti', 3, 1, [[], 2, 2, null, true]),
    of('cuti', 4, 1, [[], 2, 2, null, true]),
    of('klaim', 1, 1, [[1, 2], 2, 1, '2026-11-10', false]),
    of('presensi_manual', 1, 2, [[], 0, 0, '2026-11-09', false]),
    of('presensi_manual', 2, 2, [[], 0, 0, null, true]),
    of('tukar_shift', 1, 1, [[2], 0, 0, null, false]),
    of('tukar_shift', 2, 1, [[2], 0, 0, '2026-11-12', false]),
    of('tukar_shift', 3, 1, [[2], 0, 0, null, true]),
  ]);
  const { rows: putusan } =
    await owner.query(`select j.untuk, j.objek_id, p.urutan, p.jumlah_jenjang, p.is_setuju, p.sebab, p.nama
    from persetujuan_putusan p join persetujuan_jalan j using (organisasi_id, jalan_id) order by j.untuk, j.objek_id`);
  expect(putusan.map((one) => Object.values(one))).toEqual([
    ['cuti', 2, 0, 1, true, 'eskalasi', 'Kepala'],
    ['cuti', 4, 0, 2, false, 'jenjang', 'Kepala'],
    ['klaim', 1, 0, 1, true, 'jenjang', 'Kepala'],
  ]);
  const { rows: riwayat } = await owner.query(`select r.tindakan, p.sebab from cuti_riwayat r
    left join persetujuan_putusan p using (organisasi_id, persetujuan_putusan_id) order by r.cuti_riwayat_id`);
  expect(riwayat.map((one) => Object.values(one))).toEqual([
    ['diajukan', null],
    ['disetujui', 'eskalasi'],
    ['ditolak', 'jenjang'],
  ]);
  const { rows: tautan } = await owner.query(
    `select j.objek_id, t.urutan, t.user_id from persetujuan_tautan t join persetujuan_jalan j using (organisasi_id, jalan_id)`,
  );
  expect(tautan).toEqual([{ objek_id: 2, urutan: 1, user_id: 3 }]);
});

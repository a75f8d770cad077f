import { STATUS_CUTI } from '../../packages/rules/src/cuti/ajuan/status-cuti.ts';

const { diajukan, disetujui } = STATUS_CUTI;

/** A statement, and which of what is known so far it takes: an `id` that it answers is known to those after it. */
export type Langkah = { text: string; pakai: readonly number[] };

const LOT = `
  select l.*, (select json_agg(s) from cuti_saldo s where s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id)
  from cuti_lot l where l.organisasi_id = $1 and l.user_id = `;

/** A request for one day that is sent: known are tenant, organisation, member and day, then the request and its way. */
export const BARE_AJUAN: readonly Langkah[] = [
  {
    text: `select a.role, u.gender, k.* from anggota a join users u on u.user_id = a.user_id
      join cuti_kategori k on k.organisasi_id = a.organisasi_id where a.organisasi_id = $1 and a.user_id = $2`,
    pakai: [1, 2],
  },
  {
    text: `select hadir.fakta_organisasi($1, $3::date, $3::date), f.fakta
      from hadir.fakta_anggota($1, array[$2::integer], $3::date, $3::date) f`,
    pakai: [1, 2, 3],
  },
  { text: `${LOT} $2`, pakai: [1, 2] },
  {
    text: `select cuti_id, tgl_awal, tgl_akhir from cuti where organisasi_id = $1 and user_id = $2
      and status in (${diajukan}, ${disetujui}) and tgl_akhir >= $3::date and tgl_awal <= $3::date`,
    pakai: [1, 2, 3],
  },
  {
    text: `insert into cuti (tenant_id, organisasi_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan,
        tgl_akhir_ajuan, hitungan, keterangan, jumlah_hari, status, dibuat_oleh, diajukan_pada)
      values ($1, $2, $3, 1, $4::date, $4::date, $4::date, $4::date, 'kerja', 'Keperluan keluarga', 1, ${diajukan}, $3, now())
      returning cuti_id as id`,
    pakai: [0, 1, 2, 3],
  },
  {
    text: `insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, jenjang, giliran_sejak)
      values ($1, $2, 'cuti', $4, $3, (
        select jsonb_agg(to_jsonb(j) order by j.urutan) from persetujuan_jenjang j where j.organisasi_id = $2), now())
      returning jalan_id as id`,
    pakai: [0, 1, 2, 4],
  },
  {
    text: `insert into cuti_riwayat (tenant_id, organisasi_id, cuti_id, tindakan, status, tgl_awal, tgl_akhir, user_id, nama,
      waktu) values ($1, $2, $5, 'diajukan', ${diajukan}, $4::date, $4::date, $3, 'Anggota', now())`,
    pakai: [0, 1, 2, 3, 4],
  },
  {
    text: `insert into persetujuan_tautan (token_hash, tenant_id, organisasi_id, jalan_id, user_id, urutan, kedaluwarsa_pada)
      values (sha256(gen_random_uuid()::text::bytea), $1, $2, $3, (
        select g.kepala_user_id from anggota_grup ag join grup g using (organisasi_id, group_id)
        where ag.organisasi_id = $2 and ag.user_id = $4 limit 1), 0, now() + interval '14 days')`,
    pakai: [0, 1, 5, 2],
  },
  {
    text: `insert into surat_keluar (kepada, judul, teks)
      select u.email, 'Ajuan cuti', repeat('Permohonan cuti menunggu keputusan Anda. ', 10) from users u where u.user_id = $1`,
    pakai: [2],
  },
  {
    text: `insert into log_aktivitas (tenant_id, organisasi_id, user_id, kegiatan, hasil, sesudah)
      select $1, $2, $3, 'Mengajukan cuti', 201, to_jsonb(c) from cuti c where c.cuti_id = $4`,
    pakai: [0, 1, 2, 4],
  },
];

/** The last approval: known are tenant, organisation, operator, today and the request, then the decision. */
export const BARE_KEPUTUSAN: readonly Langkah[] = [
  {
    text: `select c.*, j.* from cuti c join persetujuan_jalan j using (organisasi_id, cuti_id)
      where c.organisasi_id = $1 and c.cuti_id = $2 for update`,
    pakai: [1, 4],
  },
  {
    text: `select hadir.fakta_organisasi($1, c.tgl_awal, c.tgl_akhir), f.fakta
      from cuti c, lateral hadir.fakta_anggota($1, array[c.user_id], c.tgl_awal, c.tgl_akhir) f where c.cuti_id = $2`,
    pakai: [1, 4],
  },
  { text: `${LOT} (select user_id from cuti where cuti_id = $2)`, pakai: [1, 4] },
  {
    text: `insert into cuti_saldo (tenant_id, organisasi_id, cuti_lot_id, jenis, jumlah, tanggal, cuti_id, tanggal_cuti,
        user_id_oleh, dibuat_pada)
      select $1, $2, max(l.cuti_lot_id), 'pemakaian', -1, $4::date, c.cuti_id, c.tgl_awal, $3, now()
      from cuti c join cuti_lot l using (organisasi_id, user_id) where c.cuti_id = $5 group by c.cuti_id`,
    pakai: [0, 1, 2, 3, 4],
  },
  {
    text: `update cuti set status = ${disetujui}, keputusan = 'disetujui', diputuskan_pada = now()
      where organisasi_id = $1 and cuti_id = $2`,
    pakai: [1, 4],
  },
  {
    text: `insert into persetujuan_putusan (tenant_id, organisasi_id, jalan_id, urutan, is_setuju, sebab, user_id, nama, pada)
      select $1, $2, jalan_id, 1, true, 'jenjang', $3, 'Operator', now() from persetujuan_jalan
      where organisasi_id = $2 and cuti_id = $4 returning persetujuan_putusan_id as id`,
    pakai: [0, 1, 2, 4],
  },
  {
    text: `update persetujuan_jalan set giliran_sejak = null, is_selesai = true, urutan = 2
      where organisasi_id = $1 and cuti_id = $2`,
    pakai: [1, 4],
  },
  {
    text: `insert into cuti_riwayat (tenant_id, organisasi_id, cuti_id, tindakan, status, tgl_awal, tgl_akhir, user_id, nama,
        waktu, persetujuan_putusan_id)
      select $1, $2, cuti_id, 'disetujui', 13, tgl_awal, tgl_akhir, $3, 'Operator', now(), $5 from cuti where cuti_id = $4`,
    pakai: [0, 1, 2, 4, 5],
  },
  {
    text: `select count(*) from kehadiran k join cuti c using (organisasi_id, user_id)
      where c.cuti_id = $1 and k.tanggal between c.tgl_awal and c.tgl_akhir`,
    pakai: [4],
  },
  {
    text: `insert into surat_keluar (kepada, judul, teks)
      select u.email, 'Cuti Anda disetujui', repeat('Permohonan cuti Anda disetujui. ', 10)
      from cuti c join users u using (user_id) where c.cuti_id = $1`,
    pakai: [4],
  },
  {
    text: `insert into log_aktivitas (tenant_id, organisasi_id, user_id, kegiatan, hasil, sesudah)
      select $1, $2, $3, 'Mengubah keadaan ajuan cuti', 200, to_jsonb(c) from cuti c where c.cuti_id = $4`,
    pakai: [0, 1, 2, 4],
  },
];

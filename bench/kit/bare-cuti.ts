import { STATUS_CUTI } from '../../packages/rules/src/cuti/ajuan/status-cuti.ts';

const { diajukan, disetujui } = STATUS_CUTI;

/** A page of the queue with balances and clashes: no permissions, no chain but the level that is the operator's. */
export const BARE_ANTREAN = `
  with antre as (
    select c.*, j.urutan from cuti c join persetujuan_jalan j on j.organisasi_id = c.organisasi_id and j.cuti_id = c.cuti_id
    where c.organisasi_id = $1 and c.status = ${diajukan} and j.urutan = 1
      and c.user_id <> (select min(user_id) from anggota where organisasi_id = $1)
  ), halaman as (
    select h.*, u.nama, u.gender, u.file_foto, a.nip, a.jabatan, k.nama as kategori, k.is_saldo, ag.group_id,
      g.nama as nama_group
    from (select * from antre order by cuti_id desc limit 15) h
    join users u on u.user_id = h.user_id
    join anggota a on a.organisasi_id = $1 and a.user_id = h.user_id
    join cuti_kategori k on k.cuti_kategori_id = h.cuti_kategori_id
    left join anggota_grup ag on ag.organisasi_id = $1 and ag.user_id = h.user_id and ag.berlaku @> $2::date
    left join grup g on g.organisasi_id = $1 and g.group_id = ag.group_id
  ), pergi as materialized (
    select c.user_id, u.nama, c.tgl_awal, c.tgl_akhir, c.status, ag.group_id
    from cuti c join users u on u.user_id = c.user_id
    join anggota_grup ag on ag.organisasi_id = $1 and ag.user_id = c.user_id and ag.berlaku @> $2::date
    where c.organisasi_id = $1 and c.status in (${diajukan}, ${disetujui}) and c.tgl_akhir >= (select min(tgl_awal) from halaman)
      and c.tgl_awal <= (select max(tgl_akhir) from halaman)
  )
  select (select count(*)::integer from antre) as total, json_agg(json_build_object(
    'cuti_id', h.cuti_id, 'user_id', h.user_id, 'nama', h.nama, 'gender', h.gender, 'file_foto', h.file_foto,
    'nip', h.nip, 'jabatan', h.jabatan, 'kategori', h.kategori, 'is_saldo', h.is_saldo, 'tgl_awal', h.tgl_awal,
    'tgl_akhir', h.tgl_akhir, 'tgl_awal_ajuan', h.tgl_awal_ajuan, 'tgl_akhir_ajuan', h.tgl_akhir_ajuan,
    'setengah_hari', h.setengah_hari, 'jumlah_hari', h.jumlah_hari, 'keterangan', h.keterangan, 'alamat', h.alamat,
    'status', h.status, 'keputusan', h.keputusan, 'tgl_batal', h.tgl_batal, 'persetujuan', json_build_object('urutan', h.urutan),
    'dibuat_pada', h.dibuat_pada, 'diajukan_pada', h.diajukan_pada, 'diputuskan_pada', h.diputuskan_pada,
    'nama_group', h.nama_group, 'sisa', (select sum(s.jumlah) from cuti_lot l
      join cuti_saldo s on s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id
      where l.organisasi_id = $1 and l.user_id = h.user_id and l.cuti_kategori_id = h.cuti_kategori_id
        and l.mulai <= $2 and l.kedaluwarsa >= $2 and s.tanggal <= $2),
    'bentrok', (select json_agg(json_build_object('user_id', p.user_id, 'nama', p.nama, 'tgl_awal', p.tgl_awal,
        'tgl_akhir', p.tgl_akhir, 'status', p.status) order by p.tgl_awal)
      from pergi p where p.group_id = h.group_id and p.user_id <> h.user_id and p.tgl_awal <= h.tgl_akhir
        and p.tgl_akhir >= h.tgl_awal)) order by h.cuti_id desc) as data
  from halaman h`;

/** A month: a page of those who are away with their leave, and how many are away each day. */
export const BARE_BULAN = `
  with acara as (
    select c.*, k.nama as kategori, k.jenis from cuti c join cuti_kategori k on k.cuti_kategori_id = c.cuti_kategori_id
    where c.organisasi_id = $1 and c.status in (${diajukan}, ${disetujui}) and c.tgl_akhir >= $2 and c.tgl_awal <= $3
  ), halaman as (
    select a.user_id, u.nama, g.nama as nama_group
    from anggota a join users u on u.user_id = a.user_id
    left join anggota_grup ag on ag.organisasi_id = $1 and ag.user_id = a.user_id and ag.berlaku @> $4::date
    left join grup g on g.organisasi_id = $1 and g.group_id = ag.group_id
    where a.organisasi_id = $1 and a.user_id in (select user_id from acara) order by u.nama, a.user_id limit 40
  )
  select (select count(distinct user_id)::integer from acara) as total,
    (select json_agg(hari) from (
      select acara.tgl_awal + n as tanggal, count(*) filter (where status = ${disetujui}), count(*) filter (where status = ${diajukan})
      from acara, generate_series(0, tgl_akhir - tgl_awal) n where tgl_awal + n between $2 and $3 group by 1) hari) as hari,
    (select json_agg(json_build_object('user_id', user_id, 'nama', nama, 'nama_group', nama_group, 'cuti', (
      select json_agg(json_build_object('cuti_id', cuti_id, 'tgl_awal', tgl_awal, 'tgl_akhir', tgl_akhir,
        'setengah_hari', setengah_hari, 'status', status, 'kategori', kategori, 'jenis', jenis,
        'jumlah_hari', jumlah_hari)) from acara where acara.user_id = halaman.user_id)) order by nama, user_id)
    from halaman) as anggota`;

/** A year: how many are away each day, by who begins and who is back on it. */
export const BARE_TAHUN = `
  select count(*)::integer as total, json_agg(hari) as hari from (
    select tanggal, sum(disetujui) over urut as disetujui, sum(menunggu) over urut as menunggu
    from (
      select tanggal, sum(beda) filter (where status = ${disetujui}) as disetujui, sum(beda) filter (where status = ${diajukan}) as menunggu
      from (
        select greatest(tgl_awal, $2) as tanggal, status, 1 as beda from cuti
        where organisasi_id = $1 and status in (${diajukan}, ${disetujui}) and tgl_akhir >= $2 and tgl_awal <= $3
        union all
        select tgl_akhir + 1, status, -1 from cuti
        where organisasi_id = $1 and status in (${diajukan}, ${disetujui}) and tgl_akhir >= $2 and tgl_akhir < $3
        union all
        select $2::date + n, ${disetujui}, 0 from generate_series(0, $3::date - $2::date) n) tepi
      group by 1) beda
    window urut as (order by tanggal)) hari
  where coalesce(disetujui, 0) + coalesce(menunggu, 0) > 0`;

/** What the recap says of each member, and nothing else: no names, no order, no totals. */
export const BARE_REKAP = `
  select user_id, count(*) filter (where jadwal_id is not null and status <> 'terbuka'),
    sum(1 - hari_cuti) filter (where status = 'hadir'), sum(1 - hari_cuti) filter (where status = 'absen'),
    sum(hari_cuti), sum(hari_cuti) filter (where jadwal_id is not null), count(*) filter (where status = 'libur'),
    count(*) filter (where terlambat_menit > 0), sum(terlambat_menit), count(*) filter (where pulang_cepat_menit > 0),
    sum(pulang_cepat_menit), count(*) filter (where tidak_lengkap is not null), sum(durasi_menit),
    sum(kerja_libur_menit), sum(potongan)
  from kehadiran where organisasi_id = $1 and tanggal between $2 and $3 group by user_id`;

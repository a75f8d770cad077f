import type { Client } from 'pg';

/** The organisation whose log is read; its lines, and those of each filter, are spread over the whole month. */
export const ORGANISASI = 1;

/**
 * A tenant with two hundred organisations and this many lines of this month, nine of ten of them check-ins. Of each
 * thing that is filtered by there are as many as fill a page, however many lines there are; rejections and changes grow
 * with the log.
 */
export async function fillLog(owner: Client, jumlah: number): Promise<void> {
  await owner.query(`insert into tenant (no_reg, kode_tenant, nama) values ('T1', 'tenant-1', 'Tenant')`);
  await owner.query(`insert into organisasi (tenant_id, kode_organisasi, nama, k_sumber_data)
    select 1, 'ORG' || n, 'Instansi ' || n, 2 from generate_series(1, 200) n`);
  await owner.query(`insert into log_aktivitas
      (waktu, transaksi, tenant_id, organisasi_id, user_id, nama, kegiatan, hasil, ip, user_agent, objek, objek_id, sebelum, sesudah)
    select hadir.bulan_log(now())::timestamp at time zone 'Asia/Jakarta'
        + n * ((now() - hadir.bulan_log(now())::timestamp at time zone 'Asia/Jakarta') / ${jumlah}),
      2, 1, 1 + n % 200, 1 + n % greatest(${jumlah} / 100, 1), 'Orang ' || n % 1000,
      case when n % 10 = 0 then 'Mengubah lokasi presensi' else 'Presensi' end,
      case when n % 100 = 0 then 403 else 200 end,
      '10.0.' || (n % greatest(${jumlah} / 100, 256)) / 256 || '.' || n % 256, 'Mozilla/5.0',
      case when n % 10 = 0 then 'lokasi_presensi' end, case when n % 10 = 0 then (n / 10 % greatest(${jumlah} / 1000, 1))::text end,
      case when n % 10 = 0 then jsonb_build_object('nama', 'Gerbang', 'radius_meter', 100) end,
      jsonb_build_object('nama', 'Gerbang', 'radius_meter', n % 500)
    from generate_series(1, ${jumlah}) n`);
  await owner.query('vacuum analyze log_aktivitas');
  // What was written is on the disk before anything is measured.
  await owner.query('checkpoint');
}

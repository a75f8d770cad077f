import { sql } from 'kysely';
import type { LayananCtx } from '../../persetujuan/jalan/persetujuan-upward.ts';

/** How many of these claims cover a work day that is frozen. */
export async function countKlaimBeku(ctx: LayananCtx, klaim_ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*)::integer as jumlah from klaim_presensi p
    where p.organisasi_id = ${ctx.organisasi.organisasi_id} and p.presensi_klaim_id = any(${klaim_ids}::integer[])
      and exists (
        select from klaim_presensi_anggota a
        join kehadiran k on k.organisasi_id = a.organisasi_id and k.user_id = a.user_id
          and k.tanggal between p.tgl_mulai and p.tgl_selesai and k.dibekukan and k.jadwal_id is not null
        where a.organisasi_id = p.organisasi_id and a.presensi_klaim_id = p.presensi_klaim_id)`.execute(ctx.db);
  return rows[0]?.jumlah ?? 0;
}

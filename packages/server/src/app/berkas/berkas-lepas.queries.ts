import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Berkas } from '../../platform/files/berkas.queries.ts';

/**
 * Photos, logos and attachments that nothing points at any more and that are older than their organisation, or where they
 * have none their tenant, keeps what was replaced; held by who asks.
 */
export async function lockBerkasLepas(trx: Db, now: Date, jumlah: number): Promise<Berkas[]> {
  const saat = sql`${now.toISOString()}::timestamptz`;
  // What each place keeps is asked once, not once for every file.
  const { rows } = await sql<Berkas>`
    with p as materialized (
      select o.organisasi_id, s.retensi_ganti_hari from organisasi o
      cross join lateral hadir.zona_pada(o.organisasi_id, ${saat}) z
      cross join lateral hadir.pengaturan_pada(o.organisasi_id, (${saat} at time zone z.timezone)::date) s
    ), t as materialized (
      select n.tenant_id, s.retensi_ganti_hari from tenant n
      cross join lateral hadir.pengaturan_tenant_pada(n.tenant_id, (${saat} at time zone ${sql.lit(ZONA_BAWAAN)})::date) s
    )
    select b.berkas_id, b.tenant_id, b.organisasi_id, b.jenis, b.nama, b.media_type, b.ukuran
    from berkas b
    left join p on p.organisasi_id = b.organisasi_id
    left join t on t.tenant_id = b.tenant_id
    where b.jenis in ('foto-anggota', 'logo', 'lampiran') and b.dihapus_pada is null
      and b.dibuat_pada < ${saat} - make_interval(days =>
        coalesce(p.retensi_ganti_hari, t.retensi_ganti_hari, ${PENGATURAN_BAWAAN.retensi_ganti_hari}::integer))
      and not exists (select from users where file_foto = b.berkas_id)
      and not exists (select from organisasi where file_foto = b.berkas_id)
      and not exists (select from tenant where file_foto = b.berkas_id)
      and not exists (select from cuti where lampiran = b.berkas_id)
      and not exists (select from klaim_presensi where lampiran = b.berkas_id)
      and not exists (select from gangguan where bukti = b.berkas_id)
      and not exists (select from order_langganan where b.berkas_id in (npwp_berkas, bukti))
      and not exists (select from kuesioner_berkas where berkas_id = b.berkas_id)
      and not exists (select from kuesioner_jawaban where berkas_id = b.berkas_id)
    order by b.dibuat_pada
    limit ${jumlah}
    for update of b skip locked`.execute(trx);
  return rows;
}

/** Takes the photo from everybody who was a member and has been none anywhere since before this date. */
export async function dropFotoBerakhir(trx: Db, sebelum: string): Promise<void> {
  await sql`
    update users u set file_foto = null
    where u.file_foto is not null
      and exists (select from keanggotaan k where k.user_id = u.user_id)
      and not exists (select from keanggotaan k where k.user_id = u.user_id
        and coalesce(k.tgl_selesai, 'infinity') >= ${sebelum}::date)`.execute(trx);
}

/** Until when selfies have been kept long enough, by organisation: those of before go. */
export async function listBatasSwafoto(trx: Db, now: Date): Promise<{ organisasi_id: number; sebelum: Date }[]> {
  const saat = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ organisasi_id: number; hari: number }>`
    select o.organisasi_id, coalesce(p.retensi_swafoto_hari, ${PENGATURAN_BAWAAN.retensi_swafoto_hari}::integer) as hari
    from organisasi o
    cross join lateral hadir.zona_pada(o.organisasi_id, ${saat}) z
    left join lateral hadir.pengaturan_pada(o.organisasi_id, (${saat} at time zone z.timezone)::date) p on true
    order by o.organisasi_id`.execute(trx);
  return rows.map(({ organisasi_id, hari }) => ({
    organisasi_id,
    sebelum: new Date(now.getTime() - hari * SEHARI_MS),
  }));
}

import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';
import type { Berkas } from './berkas.queries.ts';

/** Photos, logos and attachments of before a moment that nothing points at any more, held by who asks. */
export async function lockBerkasLepas(trx: Db, sebelum: Date, jumlah: number): Promise<Berkas[]> {
  const { rows } = await sql<Berkas>`
    select b.berkas_id, b.tenant_id, b.organisasi_id, b.jenis, b.nama, b.media_type, b.ukuran
    from berkas b
    where b.jenis in ('foto-anggota', 'logo', 'lampiran') and b.dihapus_pada is null
      and b.dibuat_pada < ${sebelum.toISOString()}
      and not exists (select from users where file_foto = b.berkas_id)
      and not exists (select from organisasi where file_foto = b.berkas_id)
      and not exists (select from tenant where file_foto = b.berkas_id)
      and not exists (select from cuti where lampiran = b.berkas_id)
      and not exists (select from klaim_presensi where lampiran = b.berkas_id)
      and not exists (select from gangguan where bukti = b.berkas_id)
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

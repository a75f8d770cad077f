import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

type Tentang = {
  /** Whose members were told. */
  organisasi_id: number;
  /** The screen where it stands, as it was told. */
  tautan: string;
  publicUrl: string;
};

/** Takes what is gone out of every bell, read or not, and out of the mails of the day that wait. */
export async function deleteDisampaikan(db: Db, { organisasi_id, tautan, publicUrl }: Tentang): Promise<void> {
  const layar = tautan.slice(publicUrl.length);
  await sql`with harian as (delete from surat_harian s using anggota a
      where a.organisasi_id = ${organisasi_id} and s.user_id = a.user_id and s.tautan = ${tautan})
    delete from pemberitahuan p using anggota a
    where a.organisasi_id = ${organisasi_id} and p.user_id = a.user_id and p.tautan = ${layar}`.execute(db);
}

/** Names what has another name by now, or leads where it stands by now, wherever it was told, without telling it again. */
export async function changeDisampaikan(
  db: Db,
  { organisasi_id, tautan, publicUrl }: Tentang,
  kini: { judul?: string; tautan?: string },
): Promise<void> {
  const layar = tautan.slice(publicUrl.length);
  const judul = kini.judul ?? null;
  const ke = kini.tautan ?? null;
  await sql`with harian as (
      update surat_harian s set judul = coalesce(${judul}, s.judul), tautan = coalesce(${ke}, s.tautan) from anggota a
      where a.organisasi_id = ${organisasi_id} and s.user_id = a.user_id and s.tautan = ${tautan})
    update pemberitahuan p
    set judul = coalesce(${judul}, p.judul), tautan = coalesce(${ke?.slice(publicUrl.length) ?? null}, p.tautan)
    from anggota a
    where a.organisasi_id = ${organisasi_id} and p.user_id = a.user_id and p.tautan = ${layar}`.execute(db);
}

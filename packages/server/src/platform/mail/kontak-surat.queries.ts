import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';

/** The mail server took a mail: noted once a minute at most, and at once after it had failed. */
export async function noteSuratTerkirim(db: Db): Promise<void> {
  await sql`insert into surat_kontak (terkirim_pada) values (now())
    on conflict (satu) do update set terkirim_pada = excluded.terkirim_pada
    where surat_kontak.terkirim_pada is null or surat_kontak.gagal_pada >= surat_kontak.terkirim_pada
      or surat_kontak.terkirim_pada < excluded.terkirim_pada - interval '1 minute'`.execute(db);
}

/** It did not; `galat` names nobody. */
export async function noteSuratGagal(db: Db, galat: string): Promise<void> {
  await sql`insert into surat_kontak (gagal_pada, galat) values (now(), ${galat})
    on conflict (satu) do update set gagal_pada = excluded.gagal_pada, galat = excluded.galat`.execute(db);
}

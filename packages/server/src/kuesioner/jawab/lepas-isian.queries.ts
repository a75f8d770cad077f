import { MASA_SIMPAN_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

/** Ended for whoever has not sent: closed, or past its last day in every zone. */
const berakhirSql = (now: Date) => sql<boolean>`(k.status = 'tutup' or k.tgl_selesai < ${now.toISOString()}::date - 1)`;

/** Lets go of files that were never sent with an answer, once they no longer can be, or after a while (aturan/pengaturan#masa-simpan). */
export async function deleteBerkasTakTerkirim(trx: Db, now: Date): Promise<void> {
  await sql`
    delete from kuesioner_berkas b using kuesioner k, berkas f
    where k.organisasi_id = b.organisasi_id and k.kuesioner_id = b.kuesioner_id and f.berkas_id = b.berkas_id
      and (${berakhirSql(now)}
        or f.dibuat_pada < ${now.toISOString()}::timestamptz - make_interval(days => ${MASA_SIMPAN_HARI.berkas_tanpa_jawaban}::integer))
      and not exists (select from kuesioner_jawaban j where j.berkas_id = b.berkas_id)`.execute(trx);
}

/** Lets go of what was filled in and can no longer be sent. */
export async function deleteDrafBerakhir(trx: Db, now: Date): Promise<void> {
  await sql`
    delete from kuesioner_draf d using kuesioner k
    where k.organisasi_id = d.organisasi_id and k.kuesioner_id = d.kuesioner_id and ${berakhirSql(now)}`.execute(trx);
}

import { sql } from 'kysely';
import { inScope } from '../platform/db/scope/in-scope.ts';
import { BUAT_LAPORAN } from '../laporan/dasar/jenis-pekerjaan.ts';
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';

const DAY_MS = 86_400_000;

/** Removes each night what has run out: sessions, links, browsers, remembered answers, spent rate limits, unsent mails, old news, old jobs. */
export const deleteExpired: ScheduledTask = {
  nama: 'hapus-kedaluwarsa',
  cron: '17 2 * * *',
  run: ({ db }, now) =>
    inScope(db, { lingkup: 'semua' }, async (trx) => {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
      await Promise.all([
        // Its contacts are held against taps made offline, which may come a week late.
        trx.deleteFrom('sesi').where('kedaluwarsa_pada', '<', daysAgo(7)).execute(),
        trx.deleteFrom('tautan').where('kedaluwarsa_pada', '<', daysAgo(7)).execute(),
        // Of who can sign in no more; others get theirs every morning.
        trx.deleteFrom('surat_harian').where('dibuat_pada', '<', daysAgo(7)).execute(),
        trx.deleteFrom('pemberitahuan').where('dibuat_pada', '<', daysAgo(90)).execute(),
        trx.deleteFrom('pengingat_hari').where('dibuat_pada', '<', daysAgo(30)).execute(),
        trx.deleteFrom('tantangan').where('kedaluwarsa_pada', '<', daysAgo(0)).execute(),
        trx.deleteFrom('faktor_totp').where('aktif_pada', 'is', null).where('dibuat_pada', '<', daysAgo(1)).execute(),
        trx
          .deleteFrom('permintaan_akses')
          .where('diajukan_pada', 'is', null)
          .where('kedaluwarsa_pada', '<', daysAgo(7))
          .execute(),
        trx.deleteFrom('permintaan_aktivasi').where('diminta_pada', '<', daysAgo(90)).execute(),
        trx.deleteFrom('idempotensi').where('dibuat_pada', '<', daysAgo(7)).execute(),
        // The last of a person's stays: by it a newcomer is told from somebody who comes back after a year.
        trx
          .deleteFrom('peramban')
          .where('terakhir_pada', '<', daysAgo(400))
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('peramban as lain')
                .select('lain.user_id')
                .whereRef('lain.user_id', '=', 'peramban.user_id')
                .whereRef('lain.terakhir_pada', '>', 'peramban.terakhir_pada'),
            ),
          )
          .execute(),
        trx.deleteFrom('percobaan_masuk').where('lupa_pada', '<', daysAgo(0)).execute(),
        trx.deleteFrom('batas_laju').where('expire', '<', now.getTime()).execute(),
        trx
          .deleteFrom('surat_keluar')
          // One that is sent is tried for a day; one that is read in the browser waits for its reader.
          .where(sql<boolean>`dibuat_pada < case when tersegel is null then ${daysAgo(30)}::timestamptz
            else ${daysAgo(3)}::timestamptz end`)
          .execute(),
        trx
          .deleteFrom('pekerjaan')
          // A report is listed for a year, also once its file is gone.
          .where(sql<boolean>`dibuat_pada < case jenis when ${BUAT_LAPORAN} then ${daysAgo(365)}::timestamptz
            else ${daysAgo(90)}::timestamptz end`)
          .where('status', 'in', sql<string>`('selesai', 'gagal')`)
          .execute(),
      ]);
    }),
};

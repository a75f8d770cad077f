import { sql, type RawBuilder } from 'kysely';
import { deleteByPages } from '../platform/db/scope/delete-by-pages.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { BUAT_LAPORAN } from '../laporan/dasar/jenis-pekerjaan.ts';
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';

type Expired = readonly [table: keyof Tables, isOver: RawBuilder<unknown>];

/** Removes each night what has run out: sessions, links, browsers, spent rate limits, unsent mails, old news, old jobs. */
export const deleteExpired: ScheduledTask = {
  nama: 'hapus-kedaluwarsa',
  cron: '17 2 * * *',
  run: async ({ db }, now) => {
    for (const [table, isOver] of listExpired(now)) await deleteByPages(db, table, isOver);
  },
};

function listExpired(now: Date): Expired[] {
  const ago = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::integer)`;
  return [
    // Its contacts are held against taps made offline, which may come a week late.
    ['sesi', sql`kedaluwarsa_pada < ${ago(7)}`],
    ['tautan', sql`kedaluwarsa_pada < ${ago(7)}`],
    // Of who can sign in no more; others get theirs every morning.
    ['surat_harian', sql`dibuat_pada < ${ago(7)}`],
    ['pemberitahuan', sql`dibuat_pada < ${ago(90)}`],
    ['pengingat_hari', sql`dibuat_pada < ${ago(30)}`],
    ['tantangan', sql`kedaluwarsa_pada < ${ago(0)}`],
    ['faktor_totp', sql`aktif_pada is null and dibuat_pada < ${ago(1)}`],
    ['permintaan_akses', sql`diajukan_pada is null and kedaluwarsa_pada < ${ago(7)}`],
    ['permintaan_aktivasi', sql`diminta_pada < ${ago(90)}`],
    // The last of a person's stays: by it a newcomer is told from somebody who comes back after a year.
    [
      'peramban',
      sql`terakhir_pada < ${ago(400)} and exists (select from peramban lain
        where lain.user_id = peramban.user_id and lain.terakhir_pada > peramban.terakhir_pada)`,
    ],
    ['percobaan_masuk', sql`lupa_pada < ${ago(0)}`],
    ['batas_laju', sql`expire < ${now.getTime()}::bigint`],
    // One that is sent is tried for a day; one that is read in the browser waits for its reader.
    ['surat_keluar', sql`dibuat_pada < case when tersegel is null then ${ago(30)} else ${ago(3)} end`],
    // A report is listed for a year, also once its file is gone.
    [
      'pekerjaan',
      sql`dibuat_pada < case jenis when ${BUAT_LAPORAN} then ${ago(365)} else ${ago(90)} end
        and status in ('selesai', 'gagal')`,
    ],
  ];
}

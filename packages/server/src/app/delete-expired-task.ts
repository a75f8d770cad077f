import { MASA_SIMPAN_HARI as HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import { sql, type RawBuilder } from 'kysely';
import { deleteByPages } from '../platform/db/scope/delete-by-pages.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { BUAT_LAPORAN } from '../laporan/dasar/jenis-pekerjaan.ts';
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';

type Expired = readonly [table: keyof Tables, isOver: RawBuilder<unknown>];

/** Removes each night what has run out: sessions, links, browsers, spent rate limits, unsent mails, old news, old jobs (aturan/pengaturan#masa-simpan). */
export const deleteExpiredTask: ScheduledTask = {
  nama: 'hapus-kedaluwarsa',
  cron: '17 2 * * *',
  run: async ({ db }, now) => {
    for (const [table, isOver] of listExpired(now)) await deleteByPages(db, table, isOver);
  },
};

function listExpired(now: Date): Expired[] {
  const ago = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::integer)`;
  return [
    ['sesi', sql`kedaluwarsa_pada < ${ago(HARI.sesi)}`],
    ['tautan', sql`kedaluwarsa_pada < ${ago(HARI.tautan)}`],
    ['surat_harian', sql`dibuat_pada < ${ago(HARI.surat_harian)}`],
    ['pemberitahuan', sql`dibuat_pada < ${ago(HARI.pemberitahuan)}`],
    ['pengingat_hari', sql`dibuat_pada < ${ago(HARI.pengingat_hari)}`],
    ['tantangan', sql`kedaluwarsa_pada < ${ago(0)}`],
    ['faktor_totp', sql`aktif_pada is null and dibuat_pada < ${ago(HARI.faktor_tanpa_bukti)}`],
    ['permintaan_akses', sql`diajukan_pada is null and kedaluwarsa_pada < ${ago(HARI.pendaftaran_tanpa_konfirmasi)}`],
    ['permintaan_aktivasi', sql`diminta_pada < ${ago(HARI.permintaan_aktivasi)}`],
    [
      'peramban',
      sql`terakhir_pada < ${ago(HARI.peramban)} and exists (select from peramban lain
        where lain.user_id = peramban.user_id and lain.terakhir_pada > peramban.terakhir_pada)`,
    ],
    ['percobaan_masuk', sql`lupa_pada < ${ago(0)}`],
    ['batas_laju', sql`expire < ${now.getTime()}::bigint`],
    [
      'surat_keluar',
      sql`dibuat_pada < case when tersegel is null then ${ago(HARI.surat_terbaca)} else ${ago(HARI.surat_tersegel)} end`,
    ],
    [
      'pekerjaan',
      sql`dibuat_pada < case jenis when ${BUAT_LAPORAN} then ${ago(HARI.daftar_laporan)} else ${ago(HARI.pekerjaan)} end
        and status in ('selesai', 'gagal')`,
    ],
  ];
}

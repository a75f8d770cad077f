import type { KeadaanKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';

/** What `keadaanOf` of the rules answers for the row of `kuesioner`. */
export const keadaanSql = (today: Tanggal): RawBuilder<KeadaanKuesioner> => sql<KeadaanKuesioner>`(case
  when kuesioner.status <> 'terbit' then kuesioner.status
  when kuesioner.tgl_selesai < ${today}::date then 'tutup'
  when kuesioner.tgl_mulai > ${today}::date then 'dijadwalkan'
  else 'terbuka' end)`;

import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import { anggotaAktifSql } from '../../anggota/dasar/anggota-aktif-sql.ts';

/** Whether the row of `kuesioner` is meant for the row of `anggota` on a day (aturan/kuesioner#sasaran). */
export const sasaranSql = (today: Tanggal): RawBuilder<boolean> => sql<boolean>`(kuesioner.sasaran = 'semua' or exists (
    select from kuesioner_sasaran s
    where s.organisasi_id = kuesioner.organisasi_id and s.kuesioner_id = kuesioner.kuesioner_id
      and (s.user_id = anggota.user_id or s.group_id in (
        select g.group_id from anggota_grup g
        where g.organisasi_id = anggota.organisasi_id and g.user_id = anggota.user_id and g.berlaku @> ${today}::date))))`;

/** The same of one member. */
export const isSasaranSql = (user_id: number, today: Tanggal): RawBuilder<boolean> => sql<boolean>`exists (
    select from anggota where anggota.organisasi_id = kuesioner.organisasi_id and anggota.user_id = ${user_id}
      and ${anggotaAktifSql('anggota', today)} and ${sasaranSql(today)})`;

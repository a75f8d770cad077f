import type { JenisPengingat } from '@hadir/rules/auth/pemberitahuan.ts';
import {
  HARI_LALU,
  SEKITAR_MASUK,
  type HariDiingat,
  type HariSebelum,
} from '@hadir/rules/kehadiran/judge-pengingat.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { antaraSql } from '../hari/antara-sql.ts';
import { masukSql } from '../harian/belum-mulai.queries.ts';
import type { KehadiranRow } from '../hari/kehadiran-row.ts';
import { toStored } from '../hari/stored-kehadiran.ts';
import { DIBUAT, INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** A member's day on which work is due, with what he may be reminded of. */
export type AnggotaDiingat = {
  user_id: number;
  nama: string;
  email: string | null;
  hari: HariDiingat;
  sebelum: HariSebelum | null;
  instansi: string;
};

type Saat = { organisasi_id: number; today: Tanggal; now: Date; timezone: string };

const { sebelum, sesudah } = SEKITAR_MASUK;

/**
 * The days of yesterday (work through the night) and today about which anything can be said now: in whose morning it is, or
 * on which somebody came and has not left. The rule says what is due on them. Of the days before a morning's the last one.
 */
export async function listDiingat(db: Db, { organisasi_id, today, now, timezone }: Saat): Promise<AnggotaDiingat[]> {
  const { rows } = await sql<Omit<AnggotaDiingat, 'hari'> & { tersimpan: Parameters<typeof toStored>[0] }>`
    with hari as (
      select k.*, ${masukSql('k')} as masuk,
        floor(extract(epoch from (${now}::timestamptz at time zone ${timezone}) - k.tanggal::timestamp) / 60)::integer as kini
      from kehadiran k
      where k.organisasi_id = ${organisasi_id} and k.tanggal in (${today}::date - 1, ${today}::date)
        and k.status in ('terbuka', 'hadir') and not k.dibekukan and k.jadwal_id is not null
    )
    select h.user_id, u.nama, u.email,
      to_jsonb(h) as tersimpan,
      s.sebelum, o.nama as instansi
    from hari h
    join organisasi o on o.organisasi_id = h.organisasi_id
    join users u on u.user_id = h.user_id and u.status = ${STATUS_USER.aktif}
    join anggota a on a.organisasi_id = h.organisasi_id and a.user_id = h.user_id
      and a.status <> ${STATUS_KEANGGOTAAN.tidak_aktif}
    left join lateral (
      select jsonb_build_object('tanggal', k.tanggal, 'tidak_lengkap', k.tidak_lengkap) as sebelum
      from kehadiran k
      where k.organisasi_id = h.organisasi_id and k.user_id = h.user_id and k.status <> 'libur' and not k.dibekukan
        and k.tanggal between h.tanggal - ${HARI_LALU}::integer and h.tanggal - 1
        and ${antaraSql('k.tanggal', [addDays(today, -1 - HARI_LALU), today])}
        and h.kini between h.masuk and h.masuk + ${sesudah}::integer
      order by k.tanggal desc limit 1) s on true
    where h.kini between h.masuk - ${sebelum}::integer and h.masuk + ${sesudah}::integer
      or (h.jam_masuk is not null and h.jam_pulang is null and h.kini > h.masuk)
    order by h.user_id, h.tanggal`.execute(db);
  return rows.map(({ tersimpan, ...orang }) => ({ ...orang, hari: toHariDiingat(toStored(tersimpan)) }));
}

function toHariDiingat({ penjelasan, tanggal, status, jam_masuk, jam_pulang }: KehadiranRow): HariDiingat {
  const { jam, events } = penjelasan;
  const is_tertahan = events.some((event) => event.sebagai === 'disisihkan' && event.alasan === 'menunggu_tinjauan');
  return { tanggal, jam, status, jam_masuk, jam_pulang, is_tertahan };
}

/** A reminder as it is told once: of whom, of what, and of which day. */
export type PengingatHari = { user_id: number; jenis: JenisPengingat; tanggal: Tanggal };

/** Notes that these are told; answers those that were not before. */
export async function insertPengingatHari(
  db: Db,
  { organisasi_id, tenant_id }: { organisasi_id: number; tenant_id: number },
  semua: readonly PengingatHari[],
  now: Date,
): Promise<PengingatHari[]> {
  if (semua.length === 0) return [];
  return db
    .insertInto('pengingat_hari')
    .values(semua.map((one) => ({ ...one, organisasi_id, tenant_id, dibuat_pada: now })))
    .onConflict((row) => row.doNothing())
    .returning(['user_id', 'tanggal', 'jenis'])
    .$narrowType<PengingatHari>()
    .execute();
}

export const DATA_SAYA_PENGINGAT_HARI: SalinanTabel = {
  pengingat_hari: {
    judul: 'Pengingat presensi',
    kolom: { ...INSTANSI, tanggal: 'Tanggal', jenis: 'Tentang', ...DIBUAT },
    tanpa: ['user_id'],
  },
};

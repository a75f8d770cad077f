import { PEREMPAT } from '@hadir/rules/waktu/perempat.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { RiwayatInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type SqlBool } from 'kysely';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { isGender } from '../hari/is-gender.queries.ts';
import { isInGroup } from '../hari/is-in-group.queries.ts';
import { isNamed } from '../hari/is-named.queries.ts';
import { joinAnggota } from '../hari/join-anggota.queries.ts';
import { KEHADIRAN_COLUMNS, toStored } from '../hari/stored-kehadiran.ts';
import { STATUS_HARI } from './status-hari.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

/** Which member-days a list asks for. */
export type SaringRiwayat = Omit<RiwayatInput, 'organisasi_id' | 'from' | 'to' | 'page' | 'count' | 'sort'> & {
  range: TanggalRange;
};

/** How many member-days match on each date, the latest first. */
export function countRiwayatByTanggal(ctx: LaporanCtx, saring: SaringRiwayat) {
  return matching(ctx, saring)
    .select(['kehadiran.tanggal', ({ fn }) => fn.countAll<number>().as('jumlah')])
    .groupBy('kehadiran.tanggal')
    .orderBy('kehadiran.tanggal', 'desc')
    .execute();
}

/** How many days off with an event there are among those that `is_libur` leaves out. */
export async function countLiburBerpresensi(ctx: LaporanCtx, saring: SaringRiwayat): Promise<number> {
  const libur = { ...saring, is_hadir: false, is_absen: false, is_cuti: false, is_libur: true };
  const { jumlah } = await matching(ctx, libur)
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where(sql<boolean>`cardinality(kehadiran.sumber) > 0`)
    .executeTakeFirstOrThrow();
  return jumlah;
}

type Urutan = { sort: RiwayatInput['sort']; limit: number; offset: number };

/** Matching member-days with their members, in the order asked for. */
export async function listRiwayat(ctx: LaporanCtx, saring: SaringRiwayat, { sort, limit, offset }: Urutan) {
  const rows = await joinAnggota(matching(ctx, saring))
    .select(KEHADIRAN_COLUMNS)
    .orderBy(sql.raw(ORDER[sort]))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toStored);
}

const ORDER: Record<RiwayatInput['sort'], string> = {
  '-tanggal': 'kehadiran.tanggal desc, users.nama, kehadiran.user_id',
  tanggal: 'kehadiran.tanggal, users.nama, kehadiran.user_id',
  nama: 'users.nama, kehadiran.user_id, kehadiran.tanggal desc',
  '-nama': 'users.nama desc, kehadiran.user_id desc, kehadiran.tanggal desc',
};

function matching({ db, organisasi }: LaporanCtx, saring: SaringRiwayat) {
  const { range, user_id, group_id, q, status, radius, sumber, hanya, gender, hari, perempat, verifikasi_wajah } =
    saring;
  const { organisasi_id } = organisasi;
  return db
    .selectFrom('kehadiran')
    .where('kehadiran.organisasi_id', '=', organisasi_id)
    .where('kehadiran.tanggal', '>=', range.tgl_awal)
    .where('kehadiran.tanggal', '<=', range.tgl_akhir)
    .where('kehadiran.status', 'in', statusesOf(saring))
    .$call((query) => whereGiven(query, 'kehadiran.user_id', 'in', user_id))
    .$call((query) => whenGiven(query, group_id, (query, group_id) => query.where(isInGroup(group_id))))
    .$call((query) => whenGiven(query, q, (query, q) => query.where(isNamed(organisasi_id, q))))
    .$call((query) =>
      whenGiven(query, status, (query, status) =>
        query.where(({ or }) => or(status.map((one) => sql<SqlBool>`(${sql.raw(STATUS_HARI[one])})`))),
      ),
    )
    .$if(radius !== undefined, (query) => query.where(sql<boolean>`kehadiran.radius && ${radius}::smallint[]`))
    .$if(sumber !== undefined, (query) => query.where(sql<boolean>`kehadiran.sumber && ${sumber}::text[]`))
    .$call((query) => whenGiven(query, gender, (query, gender) => query.where(isGender(gender))))
    .$if(hari !== undefined, (query) =>
      query.where(sql<boolean>`extract(isodow from kehadiran.tanggal) = any(${hari}::integer[])`),
    )
    .$if(perempat !== undefined, (query) =>
      query.where(
        sql<boolean>`least(greatest(kehadiran.jam_masuk / 900, ${PEREMPAT.dari}), ${PEREMPAT.sampai}) = any(${perempat}::integer[])`,
      ),
    )
    .$if(hanya === 'tidak_lengkap', (query) => query.where('kehadiran.tidak_lengkap', 'is not', null))
    .$if(hanya === 'potongan', (query) => query.where('kehadiran.potongan', '>', 0))
    .$if(verifikasi_wajah !== undefined, (query) =>
      query.where(sql<boolean>`${verifikasi_wajah === HASIL_WAJAH.cocok} = any(kehadiran.is_face_verified)`),
    );
}

/** A day without a status asked for is none; `terbuka` counts nowhere and is in no list of the past. */
function statusesOf({ is_hadir, is_absen, is_cuti, is_libur }: SaringRiwayat): string[] {
  const wanted = { hadir: is_hadir, absen: is_absen, cuti: is_cuti, libur: is_libur };
  const statuses = Object.entries(wanted).flatMap(([status, isWanted]) => (isWanted ? [status] : []));
  return statuses.length > 0 ? statuses : ['-'];
}

export type TanggalCount = { tanggal: Tanggal; jumlah: number };

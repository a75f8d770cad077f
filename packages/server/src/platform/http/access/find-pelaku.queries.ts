import type { AturanFaktor } from '@hadir/rules/akses/akun/is-faktor-wajib.ts';
import type { Pelaku as PelakuAkses } from '@hadir/rules/akses/pelaku.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { asked } from '../../db/together/ask-together.ts';
import { batched } from '../../db/together/batched.ts';
import type { Db } from '../../db/open/open-db.ts';
import type { Penutupan } from './refuse-penutupan.ts';

/** The session, its person, and what he is where he calls: what access asks, and what the call is given of it. */
export type Pelaku = Omit<PelakuAkses, 'organisasi'> & {
  sesi_id: string;
  /** When the session ends, in milliseconds; null for an address that stands for a person. */
  kedaluwarsa_ms: number | null;
  nama: string;
  /** What closes him out wherever he calls, or null. */
  penutupan: Penutupan | null;
  /** Whether a second factor is asked of him, and is there; `ada` is only asked for those of whom it may be. */
  faktor: Omit<AturanFaktor, 'atas'> & { is_operator: boolean; ada: boolean };
  organisasi: PelakuOrganisasi | null;
  /** What closes the place that he calls at, or null. */
  tempat_tutup: Penutupan | null;
};

type PelakuOrganisasi = NonNullable<PelakuAkses['organisasi']> & {
  kode_organisasi: string;
  is_sinkronisasi: boolean;
  timezone: Zona;
};

/** Where a call points: at most one of these is set by its path. */
export type Place = { organisasi_id?: number; kode_organisasi?: string; tenant_id?: number };

type Question = ({ token_hash: Buffer } | { user_id: number }) & Place & { now: Date };

/** As the database answers it: the organisation's fields begin with o_, the tenant's with n_, all null where there is none. */
type Jawaban = Omit<Pelaku, 'organisasi' | 'tenant' | 'tugas' | 'keanggotaan' | 'faktor'> & {
  urutan: number;
  keanggotaan: Pelaku['keanggotaan'] | null;
  n_tugas: Pelaku['tugas'] | null;
} & Awalan<'f_', Pelaku['faktor']> &
  Awalan<'o_', PelakuOrganisasi> &
  Awalan<'n_', NonNullable<Pelaku['tenant']>>;
type Awalan<A extends string, T> = { [Name in keyof T as `${A}${string & Name}`]: T[Name] };

const findSemua = asked<Jawaban>(
  `select * from hadir.pelaku_pada($1::bytea[], $2::integer[], $3::integer[], $4::text[], $5::integer[], $6::timestamptz[])`,
);

async function kenali(db: Db, questions: readonly Question[]): Promise<(Pelaku | undefined)[]> {
  const rows = await findSemua(db, [
    questions.map((one) => ('token_hash' in one ? `\\x${one.token_hash.toString('hex')}` : null)),
    questions.map((one) => ('user_id' in one ? one.user_id : null)),
    questions.map(({ organisasi_id }) => organisasi_id),
    questions.map(({ kode_organisasi }) => kode_organisasi),
    questions.map(({ tenant_id }) => tenant_id),
    questions.map(({ now }) => now.toISOString()),
  ]);
  const byUrutan = new Map(rows.map((row) => [row.urutan, toPelaku(row)]));
  return questions.map((_, index) => byUrutan.get(index + 1));
}

const ask = batched<Question, Pelaku | undefined>(kenali);

function toPelaku(row: Jawaban): Pelaku {
  return {
    sesi_id: row.sesi_id,
    kedaluwarsa_ms: row.kedaluwarsa_ms,
    user_id: row.user_id,
    tenant_id: row.tenant_id,
    nama: row.nama,
    status: row.status,
    is_admin: row.is_admin,
    is_super_admin: row.is_super_admin,
    is_viewer: row.is_viewer,
    is_pemantau: row.is_pemantau,
    hak_pantau: row.hak_pantau,
    keanggotaan: row.keanggotaan ?? [],
    penutupan: row.penutupan,
    faktor: { admin: row.f_admin, operator: row.f_operator, is_operator: row.f_is_operator, ada: row.f_ada },
    tempat_tutup: row.tempat_tutup,
    organisasi: (row.o_organisasi_id as number | null) === null ? null : organisasiOf(row),
    tenant:
      (row.n_tenant_id as number | null) === null
        ? null
        : { tenant_id: row.n_tenant_id, status: row.n_status, izin: row.n_izin },
    tugas: row.n_tugas ?? [],
  };
}

function organisasiOf(row: Jawaban): PelakuOrganisasi {
  return {
    organisasi_id: row.o_organisasi_id,
    tenant_id: row.o_tenant_id,
    kode_organisasi: row.o_kode_organisasi,
    k_sumber_data: row.o_k_sumber_data,
    is_langganan: row.o_is_langganan,
    tgl_berlaku_akhir: row.o_tgl_berlaku_akhir,
    is_sinkronisasi: row.o_is_sinkronisasi,
    status: row.o_status,
    timezone: row.o_timezone,
    role: row.o_role,
    status_anggota: row.o_status_anggota,
    tgl_selesai: row.o_tgl_selesai,
  };
}

/** Whose session this is and what he is at the place, as of `now`; undefined where there is no such session. */
export function findPelaku(db: Db, token_hash: Buffer, place: Place, now: Date): Promise<Pelaku | undefined> {
  return ask(db, { token_hash, ...place, now });
}

/** The same for many sessions outside any place, with one question however many they are, by their hash in hex. */
export async function findPelakuSemua(
  db: Db,
  token_hashes: readonly Buffer[],
  now: Date,
): Promise<Map<string, Pelaku>> {
  if (token_hashes.length === 0) return new Map();
  const hashes = [...new Map(token_hashes.map((token_hash) => [token_hash.toString('hex'), token_hash]))];
  const found = await kenali(
    db,
    hashes.map(([, token_hash]) => ({ token_hash, now })),
  );
  return new Map(hashes.flatMap(([hex], at) => (found[at] ? [[hex, found[at]] as const] : [])));
}

/** What a person is at the place, for an address that stands for him (a mailed link, a calendar) and needs no session. */
export function findOrangDi(db: Db, user_id: number, place: Place, now: Date): Promise<Pelaku | undefined> {
  return ask(db, { user_id, ...place, now });
}

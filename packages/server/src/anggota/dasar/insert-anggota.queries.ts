import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { K_STATUS } from '@hadir/rules/kode/k-status.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { DIBUAT, INSTANSI, MASA, namaKode, type SalinanTabel } from '../../platform/kit/bagian.ts';

export type AkunBaru = {
  nama: string;
  email: string | null;
  username: string | null;
  gender: string | null;
  no_hp: string | null;
  tgl_lahir: string | null;
};

/** What is known of somebody as a member, and from when until when he is one. */
export type IsiKeanggotaan = {
  pin: string | null;
  nip: string | null;
  nik: string | null;
  nuptk: string | null;
  jabatan: string | null;
  jenis_kepegawaian: string | null;
  tgl_mulai: string;
  tgl_selesai: string | null;
};

export type AnggotaBaru = IsiKeanggotaan & { user_id: number; role: number; status: number };

/**
 * New accounts of the tenant, answered by their ids in the order given. They are drawn beforehand: an organisation
 * does not see an account before it has a membership.
 */
export async function insertAkun({ db, tenant_id }: OrganisasiCtx, akun: AkunBaru[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select nextval(pg_get_serial_sequence('users', 'user_id'))::integer as user_id
    from generate_series(1, ${akun.length}::integer)`.execute(db);
  const ids = rows.map(({ user_id }) => user_id);
  await sql`
    insert into users (user_id, tenant_id, nama, email, username, gender, no_hp, tgl_lahir)
    overriding system value
    select user_id, ${tenant_id}::integer, nama, email, username, gender, no_hp, tgl_lahir
    from jsonb_to_recordset(${JSON.stringify(akun.map((one, i) => ({ ...one, user_id: ids[i] })))}::jsonb)
      as baru (user_id integer, nama text, email text, username text, gender text, no_hp text,
        tgl_lahir date)`.execute(db);
  return ids;
}

/** Memberships of the organisation, each with the time from which it holds. */
export async function insertAnggota({ db, tenant_id, organisasi }: OrganisasiCtx, anggota: AnggotaBaru[]) {
  const keys = { tenant_id, organisasi_id: organisasi.organisasi_id };
  const rows = JSON.stringify(anggota);
  await sql`
    insert into anggota (tenant_id, organisasi_id, user_id, role, status, pin, nip, nik, nuptk, jabatan, jenis_kepegawaian)
    select ${keys.tenant_id}::integer, ${keys.organisasi_id}::integer,
           user_id, role, status, pin, nip, nik, nuptk, jabatan, jenis_kepegawaian
    from jsonb_to_recordset(${rows}::jsonb) as baru (user_id integer, role smallint, status smallint, pin text, nip text,
      nik text, nuptk text, jabatan text, jenis_kepegawaian text)`.execute(db);
  await sql`
    insert into keanggotaan (tenant_id, organisasi_id, user_id, tgl_mulai, tgl_selesai)
    select ${keys.tenant_id}::integer, ${keys.organisasi_id}::integer, user_id, tgl_mulai, tgl_selesai
    from jsonb_to_recordset(${rows}::jsonb) as baru (user_id integer, tgl_mulai date, tgl_selesai date)`.execute(db);
}

const LABEL_KODE_PERAN = Object.fromEntries(
  Object.entries(KODE_PERAN).map(([peran, kode]) => [kode, LABEL_PERAN[peran as Peran]]),
);

export const DATA_SAYA_USERS: SalinanTabel = {
  users: {
    judul: 'Akun',
    kolom: {
      nama: 'Nama',
      username: 'Nama pengguna',
      email: 'Email',
      gender: 'Jenis kelamin',
      no_hp: 'Nomor HP',
      tgl_lahir: 'Tanggal lahir',
      data_id: 'Nomor di sistem kepegawaian',
      file_foto: 'Foto',
      is_face_verified: 'Wajah terverifikasi',
      is_admin: 'Admin induk',
      is_super_admin: 'Super admin',
      is_viewer: 'Viewer',
      is_pemantau: 'Pemantau',
      hak_pantau: 'Hak pemantau',
      k_status: 'Dihitung dalam kuota',
      status: 'Status akun',
      dibuat_pada: 'Dibuat',
      keluar_pada: 'Keluar',
    },
    tanpa: ['user_id', 'password_hash', 'is_sandi_pemberian'],
    berkas: 'file_foto',
    kata: { status: namaKode(STATUS_USER) },
    sebut: { k_status: ({ k_status }) => sebutYaTidak(k_status === K_STATUS.terhitung) },
  },
  anggota: {
    judul: 'Keanggotaan instansi',
    kolom: {
      ...INSTANSI,
      role: 'Peran',
      status: 'Status anggota',
      nip: 'NIP',
      nik: 'NIK',
      nuptk: 'NUPTK',
      pin: 'PIN',
      kode_kartu: 'Kode kartu',
      jabatan: 'Jabatan',
      jenis_kepegawaian: 'Jenis kepegawaian',
      ...DIBUAT,
    },
    tanpa: ['user_id', 'versi'],
    kata: { status: LABEL_KEANGGOTAAN, role: LABEL_KODE_PERAN },
  },
  keanggotaan: {
    judul: 'Masa keanggotaan',
    kolom: { ...INSTANSI, ...MASA },
    tanpa: ['keanggotaan_id', 'user_id', 'berlaku'],
  },
  nama_masuk: 'his username and email once more',
  sebutan_orang: 'his username and numbers once more',
};

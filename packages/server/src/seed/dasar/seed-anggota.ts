import { toDate } from '@hadir/rules/waktu/tanggal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { Files } from '../../platform/files/files.ts';
import { demoOrang, type Orang } from '../orang/demo-orang.ts';
import type { RencanaOrganisasi } from '../rencana/rencana.ts';
import { paintAvatar } from '../orang/paint-avatar.ts';
import type { Random } from '../orang/random.ts';
import { pinDemo } from '../rencana/pin-demo.ts';
import type { At } from './seed-organisasi.ts';

export type AnggotaDemo = { user_id: number; orang: Orang };
type With = { trx: Db; files: Files; random: Random; password_hash: string };

/** Members with their accounts, drawn portraits, groups, and a membership that began years ago. */
export async function seedAnggota(
  { trx, files, random, password_hash }: With,
  at: At,
  rencana: RencanaOrganisasi,
  sampai: string,
): Promise<AnggotaDemo[]> {
  const groups = await trx
    .selectFrom('grup')
    .select(['group_id', 'nama'])
    .where('organisasi_id', '=', at.organisasi_id)
    .execute();

  // Drawn one after the other, painted at once.
  const drawn = demoOrang(random, rencana).map((orang, index) => ({
    orang,
    foto: paintAvatar(random, orang.gender),
    username: orang.username ?? `${rencana.kode.toLowerCase()}.${String(index + 1).padStart(2, '0')}`,
    no_hp: `0812${String(10_000_000 + random.between(0, 89_999_999))}`,
    is_face_verified: random.chance(0.8),
  }));
  const berkas = await Promise.all(
    drawn.map(async ({ foto }) => files.put(trx, { ...at, jenis: 'foto-anggota', ...(await foto), dibuat_oleh: null })),
  );
  const accounts = await trx
    .insertInto('users')
    .values(
      drawn.map(({ orang: { nama, gender, nip }, username, no_hp, is_face_verified }, index) => ({
        tenant_id: at.tenant_id,
        username,
        email: `${username}@contoh.id`,
        password_hash,
        nama,
        gender,
        no_hp,
        tgl_lahir: lahirOf(nip),
        file_foto: berkas[index]?.berkas_id ?? null,
        is_face_verified,
      })),
    )
    .returning(['user_id', 'username'])
    .execute();
  const ids = new Map(accounts.map(({ user_id, username }) => [username, user_id]));
  // The head signs with the number that stands at his name among the members.
  await trx
    .updateTable('organisasi')
    .set({ kepala_nip: drawn.find(({ orang: { nama } }) => nama === rencana.kepala.nama)?.orang.nip ?? null })
    .where('organisasi_id', '=', at.organisasi_id)
    .execute();
  const made = drawn.map(({ orang, username }) => ({ user_id: ids.get(username) ?? 0, orang }));

  await trx
    .insertInto('anggota')
    .values(made.map((one, index) => toAnggota(at, one, index)))
    .execute();
  await trx
    .insertInto('anggota_grup')
    .values(
      made.flatMap(({ user_id, orang }) =>
        groups
          .filter(({ nama }) => nama === orang.grup)
          .map(({ group_id }) => ({ ...at, user_id, group_id, tgl_mulai: '2020-01-01' })),
      ),
    )
    .execute();
  await trx
    .insertInto('keanggotaan')
    .values(
      made.map(({ user_id, orang: { status } }) => ({
        ...at,
        user_id,
        tgl_mulai: '2020-01-01',
        tgl_selesai: status === STATUS_KEANGGOTAAN.tidak_aktif ? addMonths(sampai, -1) : null,
      })),
    )
    .execute();
  return made;
}

function toAnggota(at: At, { user_id, orang }: AnggotaDemo, index: number): Insertable<Tables['anggota']> {
  const { nip, nik, jabatan, jenis_kepegawaian, role, status } = orang;
  const nuptk = orang.grup === 'Guru' || orang.grup === 'Tata Usaha' ? nuptkOf(nik, index) : null;
  return { ...at, user_id, pin: pinDemo(index), nip, nik, nuptk, jabatan, jenis_kepegawaian, role, status };
}

/** Of one teacher the simulator of the staff system does not know the number, so that a refusal can be seen. */
const nuptkOf = (nik: string, index: number) => `${nik.slice(-12)}${index === 6 ? '0000' : 2001 + index}`;

function addMonths(tanggal: string, months: number): string {
  const date = toDate(tanggal);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** A NIP begins with the day of birth. */
const lahirOf = (nip: string | null) => nip?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3') ?? null;

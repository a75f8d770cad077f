import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { Files } from '../platform/files/files.ts';
import { demoOrang, type Orang } from './demo-orang.ts';
import type { RencanaOrganisasi } from './demo-plan.ts';
import { paintAvatar } from './paint-avatar.ts';
import type { Random } from './random.ts';
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
  const made: AnggotaDemo[] = [];

  for (const [index, orang] of demoOrang(random, rencana).entries()) {
    const username = orang.username ?? `${rencana.kode.toLowerCase()}.${String(index + 1).padStart(2, '0')}`;
    const foto = await files.put(trx, {
      ...at,
      jenis: 'foto-anggota',
      ...(await paintAvatar(random, orang.gender)),
      dibuat_oleh: null,
    });
    const { user_id } = await trx
      .insertInto('users')
      .values({
        tenant_id: at.tenant_id,
        username,
        email: `${username}@contoh.id`,
        password_hash,
        nama: orang.nama,
        gender: orang.gender,
        no_hp: `0812${String(10_000_000 + random.between(0, 89_999_999))}`,
        file_foto: foto.berkas_id,
        is_face_verified: random.chance(0.8),
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await insertAnggota(trx, at, user_id, index, orang);
    const group_id = groups.find(({ nama }) => nama === orang.grup)?.group_id;
    if (group_id !== undefined) {
      await trx
        .insertInto('anggota_grup')
        .values({ ...at, user_id, group_id, tgl_mulai: '2020-01-01' })
        .execute();
    }
    const berakhir = orang.status === STATUS_KEANGGOTAAN.tidak_aktif ? { tgl_selesai: addMonths(sampai, -1) } : {};
    await trx
      .insertInto('keanggotaan')
      .values({ ...at, user_id, tgl_mulai: '2020-01-01', ...berakhir })
      .execute();
    made.push({ user_id, orang });
  }
  return made;
}

async function insertAnggota(trx: Db, at: At, user_id: number, index: number, orang: Orang): Promise<void> {
  const { nip, nik, jabatan, jenis_kepegawaian, role, status } = orang;
  const nuptk = orang.grup === 'Guru' || orang.grup === 'Tata Usaha' ? nuptkOf(nik, index) : null;
  await trx
    .insertInto('anggota')
    .values({ ...at, user_id, pin: String(index + 1), nip, nik, nuptk, jabatan, jenis_kepegawaian, role, status })
    .execute();
}

/** Of one teacher the simulator of the staff system does not know the number, so that a refusal can be seen. */
const nuptkOf = (nik: string, index: number) => `${nik.slice(-12)}${index === 6 ? '0000' : 2001 + index}`;

function addMonths(tanggal: string, months: number): string {
  const date = new Date(`${tanggal}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

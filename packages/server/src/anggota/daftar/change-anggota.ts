import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import type { UbahAnggotaInput } from '@hadir/contract/anggota/daftar/anggota-input.ts';
import { nikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type * as z from 'zod/mini';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { writeNilai } from '../../atribut/nilai/nilai-atribut.queries.ts';
import { requireIsianAtribut } from '../../atribut/nilai/require-isian-atribut.ts';
import { toLogAtribut } from '../../atribut/nilai/to-log-atribut.ts';
import { toNilaiBaru } from '../../atribut/nilai/to-nilai-baru.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { touchSejak } from '../../kehadiran/turunan/touch-sejak.ts';
import { checkTempat } from '../penempatan/check-tempat.ts';
import { emptyToNull } from '../../platform/kit/empty-to-null.ts';
import { loadAnggota } from './load-anggota.ts';
import { requireUbahAkun } from '../dasar/require-ubah-akun.ts';
import { requireSudahLahir } from './require-sudah-lahir.ts';
import { takeNomorDikenal } from '../dasar/take-nomor-dikenal.ts';
import { placeAtLokasi, placeInGrup } from '../penempatan/place-anggota.queries.ts';
import { updateAnggota, updateIdentitas } from '../dasar/update-anggota.queries.ts';

type Input = z.output<typeof UbahAnggotaInput>;

const TEKS = ['pin', 'nip', 'nik', 'nuptk', 'jabatan'] as const;

/** Changes what is sent of a member; refuses where another changed him since the form was opened. */
export async function changeAnggota(ctx: OrganisasiCtx, input: Input): Promise<Anggota> {
  const sebelum = await loadAnggota(ctx, input);
  await requireIdentitas(ctx, sebelum, input);
  const atribut = input.atribut ? await listAtributAktif(ctx) : [];
  if (input.atribut) requireIsianAtribut(ctx, atribut, input.atribut, sebelum.atribut);
  const { user_id, group_id, lokasi_presensi_ids, jenis_kepegawaian } = input;

  const isian: Parameters<typeof updateAnggota>[3] = jenis_kepegawaian === undefined ? {} : { jenis_kepegawaian };
  for (const field of TEKS) if (input[field] !== undefined) isian[field] = emptyToNull(input[field]);
  await takeNomorDikenal(ctx, [input.nip, input.nik, input.nuptk], user_id);
  const isFree = await updateAnggota(ctx, user_id, input.versi, isian);
  if (!isFree) throw new Refusal('anggota.changed_meanwhile');
  await writeNilai(ctx, toNilaiBaru(user_id, atribut, input.atribut ?? {}));

  await updateIdentitas(ctx, user_id, toIdentitas(input));

  const newGroup = group_id === undefined || group_id === sebelum.group_id ? undefined : group_id;
  await checkTempat(ctx, [{ group_id: newGroup, lokasi_presensi_ids }]);
  if (newGroup !== undefined) {
    await placeInGrup(ctx, [{ user_id, group_id: newGroup }], ctx.today);
    await touchSejak(ctx, ctx.today, [user_id]);
  }
  if (lokasi_presensi_ids) await placeAtLokasi(ctx, [{ user_id, lokasi_presensi_ids }]);

  const sesudah = await loadAnggota(ctx, input);
  const toLog = (anggota: Anggota) => ({ ...anggota, atribut: toLogAtribut(atribut, anggota.atribut) });
  ctx.logChange({ sebelum: toLog(sebelum), sesudah: toLog(sesudah) });
  return { ...sesudah, nik: nikTerlihat(ctx.actor, sesudah) };
}

/** What is said of the account; undefined is not said. */
const toIdentitas = ({ nama, gender, is_face_verified, no_hp, tgl_lahir }: Input) => ({
  nama,
  gender,
  is_face_verified,
  no_hp: no_hp === undefined ? undefined : emptyToNull(no_hp),
  tgl_lahir,
});

/** Of the account, which is not the organisation's alone; and nobody vouches for his own face. */
async function requireIdentitas(ctx: OrganisasiCtx, sebelum: Anggota, isian: Input): Promise<void> {
  const { user_id, is_face_verified } = isian;
  if (is_face_verified && user_id === ctx.actor.user_id) throw new Refusal('akses.denied');
  const isBeda = is_face_verified !== undefined && is_face_verified !== sebelum.is_face_verified;
  if (isBeda && (await ctx.deps.upward.isWajahDibandingkan(ctx))) throw new Refusal('anggota.wajah_ikut_pendaftaran');
  requireSudahLahir(ctx, isian);
  const identitas = toIdentitas(isian);
  // A form sends all of its fields: what says the same as before changes nothing.
  const isSame = Object.entries(identitas).every(
    ([field, value]) => value === undefined || value === sebelum[field as keyof typeof identitas],
  );
  if (!isSame) await requireUbahAkun(ctx, user_id);
}

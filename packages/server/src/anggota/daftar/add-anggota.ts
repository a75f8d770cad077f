import { peranOfRole } from '@hadir/rules/akses/peran-of-role.ts';
import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import { isMilik, mayPlace } from '@hadir/rules/anggota/may-place.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import type { Undangan } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import type { TambahAnggotaInput } from '@hadir/contract/anggota/daftar/anggota-input.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type * as z from 'zod/mini';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { writeNilai } from '../../atribut/nilai/nilai-atribut.queries.ts';
import { requireIsianAtribut } from '../../atribut/nilai/require-isian-atribut.ts';
import { toLogAtribut } from '../../atribut/nilai/to-log-atribut.ts';
import { toNilaiBaru } from '../../atribut/nilai/to-nilai-baru.ts';
import { takeNomorDikenal } from '../dasar/take-nomor-dikenal.ts';
import { requireSandiSendiri } from '../dasar/require-sandi-sendiri.ts';
import { deleteTautanOperator } from '../../auth/dasar/tautan.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { findAkunTenant } from '../dasar/akun-tenant.queries.ts';
import { emptyToNull } from '../../platform/kit/empty-to-null.ts';
import { getAnggota } from './get-anggota.ts';
import { insertAkun, insertAnggota } from '../dasar/insert-anggota.queries.ts';
import { findPemilikNomor } from './find-pemilik-nomor.ts';
import { inviteAnggota } from './invite-anggota.ts';
import { checkTempat } from '../penempatan/check-tempat.ts';
import { requireMasa } from '../../platform/kit/require-rentang.ts';
import { placeAtLokasi, placeInGrup } from '../penempatan/place-anggota.queries.ts';
import { requireSudahLahir } from './require-sudah-lahir.ts';
import { requireKuota } from '../dasar/require-kuota.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';

type Input = z.output<typeof TambahAnggotaInput>;

/**
 * Adds a member: a new account, which waits for its activation, or one that the tenant has already, which keeps its
 * name and password. Who is another organisation's is invited instead, unless the caller stands above both. Refuses an
 * e-mail address, PIN or number that another has, and attributes that are not filled in as they must be.
 */
export async function addAnggota(ctx: OrganisasiCtx, input: Input): Promise<Anggota | Undangan> {
  const { role = KODE_PERAN.user, tgl_mulai = ctx.today, tgl_selesai = null, group_id, lokasi_presensi_ids } = input;
  requireMasa({ tgl_mulai, tgl_selesai });
  requireDikelola(ctx.actor, peranOfRole(role));
  await checkTempat(ctx, [{ group_id, lokasi_presensi_ids }]);
  const [atribut, isian] = [await listAtributAktif(ctx), input.atribut ?? {}];
  requireIsianAtribut(ctx, atribut, isian);
  const isi = {
    pin: emptyToNull(input.pin),
    nip: emptyToNull(input.nip),
    nik: emptyToNull(input.nik),
    nuptk: emptyToNull(input.nuptk),
    jabatan: emptyToNull(input.jabatan),
    jenis_kepegawaian: input.jenis_kepegawaian ?? null,
    tgl_mulai,
    tgl_selesai,
  };

  await takeNomorDikenal(ctx, [isi.nip, isi.nik, isi.nuptk], input.user_id);
  const akun = await findAkun(ctx, input, isi);
  if ('diundang' in akun) {
    const tempat = { group_id: group_id ?? null, lokasi_presensi_ids: lokasi_presensi_ids ?? [], atribut: isian };
    return inviteAnggota(ctx, akun.diundang, { ...isi, ...tempat });
  }
  const { user_id, status } = akun;
  await insertAnggota(ctx, [{ ...isi, user_id, role, status }]);
  await ctx.deps.upward.onKeanggotaanDimulai(ctx, [user_id]);
  // An account is read here once it is a member's.
  if (role === KODE_PERAN.operator) await requireSandiSendiri(ctx.db, [user_id]);
  await writeNilai(ctx, toNilaiBaru(user_id, atribut, isian));
  if (group_id) await placeInGrup(ctx, [{ user_id, group_id }], tgl_mulai);
  if (lokasi_presensi_ids) await placeAtLokasi(ctx, [{ user_id, lokasi_presensi_ids }]);

  const anggota = await getAnggota(ctx, { user_id });
  ctx.logChange({ sesudah: { ...anggota, atribut: toLogAtribut(atribut, anggota.atribut) } });
  return anggota;
}

/** Whose membership it is to be. Whoever is not there to be seen is refused as one that there is not, before all else. */
async function findAkun(ctx: OrganisasiCtx, input: Input, isi: Parameters<typeof findPemilikNomor>[1]) {
  if (input.undang_nomor) {
    const { user_id, nomor } = await findPemilikNomor(ctx, isi);
    return known(ctx, { user_id, nomor });
  }
  if (input.user_id !== undefined) return known(ctx, { user_id: input.user_id, email: input.email });
  await requireKuota(ctx, { baru: 1 });
  return newAkun(ctx, input);
}

async function newAkun(ctx: OrganisasiCtx, input: Input) {
  if (!input.nama) throw refuseField('nama', 'Wajib diisi');
  requireSudahLahir(ctx, input);
  const { nama, gender = null, tgl_lahir = null } = input;
  const [email, no_hp] = [emptyToNull(input.email), emptyToNull(input.no_hp)];
  const akun = { nama, gender, email, username: null, no_hp, tgl_lahir };
  const [user_id = 0] = await insertAkun(ctx, [akun]);
  return { user_id, status: STATUS_KEANGGOTAAN.belum_aktivasi };
}

type Dikenal = { user_id: number; nomor?: string | null; email?: string | null | undefined };

/** An account of the tenant, which an operator who does not look after it must know by more than its id. */
async function known(ctx: OrganisasiCtx, { user_id, nomor = null, email }: Dikenal) {
  const akun = await findAkunTenant(ctx, { user_id });
  const isPlaced = akun !== undefined && mayPlace(ctx.actor.peran, akun);
  const isDikenal = nomor !== null || (email && email.toLowerCase() === akun?.email?.toLowerCase());
  if (!akun || !(akun.is_anggota || isPlaced || isDikenal)) throw refuseField('user_id', 'Akun tidak ditemukan');
  if (akun.is_anggota) throw new Refusal('anggota.already_member');
  await requireKuota(ctx, { user_ids: [user_id] });
  // A tenant's admin stands above every operator: only those above him make a member of him.
  if (akun.is_admin) requireDikelola(ctx.actor, peranTertinggi({ ...akun, role: null }));
  if (!isPlaced) return { diundang: { ...akun, nomor } };
  if (!isMilik(akun)) await deleteTautanOperator(ctx.db, [user_id]);
  return { user_id, status: akun.has_password ? STATUS_KEANGGOTAAN.aktif : STATUS_KEANGGOTAAN.belum_aktivasi };
}

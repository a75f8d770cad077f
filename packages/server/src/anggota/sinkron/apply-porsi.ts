import { FIELD_AKUN } from '@hadir/rules/anggota/field-sinkron.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Ptk } from '../../platform/simpatika/pesan/ptk.ts';
import { findAkunTenant } from '../dasar/akun-tenant.queries.ts';
import { insertAkun, insertAnggota } from '../dasar/insert-anggota.queries.ts';
import { requireKuota } from '../dasar/require-kuota.ts';
import { updateAnggota, updateIdentitas } from '../dasar/update-anggota.queries.ts';
import { changeStatusAnggota } from '../daftar/change-status-anggota.ts';
import { inviteAnggota } from '../daftar/invite-anggota.ts';
import { insertLogSinkron, markHilang, saveSumber } from './anggota-sumber.queries.ts';
import { listTerbaca, updateHasilBaris, type BarisTerap } from './baris-sinkron.queries.ts';
import { orangOf } from './judge-bacaan.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';

type Done = { nomor: number; user_id: number; nama: string; sebelum: object; sesudah: object };

/** Does these rows, all of them or (by throwing) none; answers how many. */
export async function applyPorsi(
  ctx: OrganisasiCtx,
  sinkronisasi_id: number,
  porsi: readonly BarisTerap[],
): Promise<number> {
  const of = (jenis: BarisTerap['jenis']) => porsi.filter((one) => one.jenis === jenis);
  const done: Done[] = await addBaru(ctx, of('baru'));
  for (const baris of [...of('ubah'), ...of('aktif')]) done.push(await changeSatu(ctx, baris));
  for (const baris of of('undang')) done.push(await inviteSatu(ctx, baris));
  for (const baris of of('hilang')) done.push(await endSatu(ctx, baris));

  const userOf = new Map(done.map(({ nomor, user_id }) => [nomor, user_id]));
  await saveSumber(
    ctx,
    porsi.flatMap(({ nomor, jenis, sumber }) => {
      const user_id = userOf.get(nomor);
      return sumber && user_id !== undefined && jenis !== 'undang' && jenis !== 'hilang'
        ? [{ user_id, ...orangOf(sumber) }]
        : [];
    }),
  );
  await insertLogSinkron(ctx, done);
  const run = { organisasi_id: ctx.organisasi.organisasi_id, sinkronisasi_id };
  await updateHasilBaris(
    ctx.db,
    run,
    done.map(({ nomor, user_id }) => ({ nomor, user_id, galat: null })),
  );
  return done.length;
}

/** Keeps what is said of those for whom nothing is to be done, so that later corrections are known as such. */
export async function saveSama(ctx: OrganisasiCtx, sinkronisasi_id: number): Promise<void> {
  const run = { organisasi_id: ctx.organisasi.organisasi_id, sinkronisasi_id };
  const terbaca = await listTerbaca(ctx.db, run);
  await saveSumber(
    ctx,
    terbaca.flatMap(({ jenis, user_id, sumber }) =>
      jenis === 'sama' && user_id !== null && sumber ? [{ user_id, ...orangOf(sumber) }] : [],
    ),
  );
}

async function addBaru(ctx: OrganisasiCtx, rows: readonly BarisTerap[]): Promise<Done[]> {
  const orang = rows.flatMap(({ nomor, nama, sumber }) => (sumber ? [{ nomor, nama, sumber }] : []));
  if (orang.length === 0) return [];
  await requireKuota(ctx, { baru: orang.length });
  const akun = orang.map(({ sumber: { nama, gender, no_hp } }) => ({
    nama,
    gender,
    no_hp,
    tgl_lahir: null,
    email: null,
    username: null,
  }));
  const ids = await insertAkun(ctx, akun);
  const baru = orang.map(({ sumber }, i) => ({
    ...isiOf(sumber),
    user_id: ids[i] ?? 0,
    role: KODE_PERAN.user,
    status: STATUS_KEANGGOTAAN.belum_aktivasi,
    tgl_mulai: ctx.today,
    tgl_selesai: null,
  }));
  await insertAnggota(ctx, baru);
  await ctx.deps.upward.onKeanggotaanDimulai(ctx, ids);
  return orang.map(({ nomor, nama, sumber }, i) => ({
    nomor,
    nama,
    user_id: ids[i] ?? 0,
    sebelum: {},
    sesudah: { ...isiOf(sumber), tgl_mulai: ctx.today },
  }));
}

const isiOf = ({ nip, nik, nuptk, jabatan, jenis_kepegawaian }: Ptk) => ({
  pin: null,
  nip,
  nik,
  nuptk,
  jabatan,
  jenis_kepegawaian,
});

async function changeSatu(
  ctx: OrganisasiCtx,
  { nomor, nama, jenis, user_id, versi, perubahan }: BarisTerap,
): Promise<Done> {
  const own = user_id ?? 0;
  const isAkun = (field: string) => FIELD_AKUN.some((one) => one === field);
  const isi = (rows: typeof perubahan) => Object.fromEntries(rows.map(({ field, menjadi }) => [field, menjadi]));
  const isFree = await updateAnggota(ctx, own, versi ?? 0, isi(perubahan.filter(({ field }) => !isAkun(field))));
  if (!isFree) throw new Refusal('anggota.changed_meanwhile');
  await updateIdentitas(ctx, own, isi(perubahan.filter(({ field }) => isAkun(field))));
  if (jenis === 'aktif') await changeStatusAnggota(ctx, { user_id: own, status: STATUS_KEANGGOTAAN.aktif });
  const sebelum = Object.fromEntries(perubahan.map(({ field, dari }) => [field, dari]));
  return { nomor, nama, user_id: own, sebelum, sesudah: isi(perubahan) };
}

async function inviteSatu(ctx: OrganisasiCtx, { nomor, nama, user_id, sumber }: BarisTerap): Promise<Done> {
  const akun = found(await findAkunTenant(ctx, { user_id: user_id ?? 0 }));
  foundOnlyIf(sumber !== null);
  await requireKuota(ctx, { user_ids: [akun.user_id] });
  const dikenal = sumber.nuptk ? `NUPTK ${sumber.nuptk}` : sumber.nik ? `NIK ${sumber.nik}` : `NIP ${sumber.nip ?? ''}`;
  const isi = { ...isiOf(sumber), tgl_mulai: ctx.today, tgl_selesai: null, group_id: null, lokasi_presensi_ids: [] };
  await inviteAnggota(ctx, { ...akun, nomor: dikenal }, isi);
  return { nomor, nama, user_id: akun.user_id, sebelum: {}, sesudah: { diundang: dikenal } };
}

async function endSatu(ctx: OrganisasiCtx, { nomor, nama, user_id }: BarisTerap): Promise<Done> {
  const own = user_id ?? 0;
  await changeStatusAnggota(ctx, { user_id: own, status: STATUS_KEANGGOTAAN.tidak_aktif });
  await markHilang(ctx, own);
  const { aktif, tidak_aktif } = STATUS_KEANGGOTAAN;
  return { nomor, nama, user_id: own, sebelum: { status: aktif }, sesudah: { status: tidak_aktif } };
}

import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { Ditempatkan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { TANPA_AKHIR, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { checkTempat } from './check-tempat.ts';
import { checkMundur } from './check-mundur.ts';
import { giveRole } from './give-role.ts';
import { listRencanaGrup } from './rencana-grup.queries.ts';
import { listTempat } from './penempatan.queries.ts';
import { placeAtLokasi, placeInGrup } from './place-anggota.queries.ts';
import { requireMasihAnggota } from '../dasar/require-masih-anggota.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';
import { requireOtherOperator } from '../dasar/require-other-operator.ts';

export type Tempat = {
  user_id: number;
  group_id?: number | null | undefined;
  role?: RoleAnggota | undefined;
  lokasi_presensi_ids?: number[] | undefined;
};

/**
 * Gives members their places, all of them or none; what is left out of one stays as it is. A group holds from
 * `tgl_mulai`; one in the past is a correction (aturan/anggota#penempatan). Answers how many, what it does to their days, and
 * which plans it ends.
 */
export async function placeAnggota(
  ctx: OrganisasiCtx,
  tempat: Tempat[],
  tgl_mulai: Tanggal,
  cara: UbahLalu,
): Promise<Ditempatkan> {
  const places = [...new Map(tempat.map((one) => [one.user_id, one])).values()];
  const before = await listTempat(
    ctx,
    places.map(({ user_id }) => user_id),
  );
  if (before.length < places.length) throw new Refusal('input.unknown_reference');
  requireMasihAnggota(before);
  await checkTempat(ctx, places);

  const grup = places.flatMap(({ user_id, group_id }) => (group_id === undefined ? [] : [{ user_id, group_id }]));
  const lokasi = places.flatMap(({ user_id, lokasi_presensi_ids }) =>
    lokasi_presensi_ids === undefined ? [] : [{ user_id, lokasi_presensi_ids }],
  );
  const moved = grup.map(({ user_id }) => user_id);
  const kini = new Map(before.map(({ user_id, group_id }) => [user_id, group_id]));
  const pindah = grup.filter(({ user_id, group_id }) => kini.get(user_id) !== group_id).map(({ user_id }) => user_id);
  let gugur: Ditempatkan['gugur'] = [];
  if (grup.length > 0) {
    await checkMundur(ctx, moved, pindah, tgl_mulai);
    const rencana = await listRencanaGrup(ctx, moved);
    const berubah = new Set(await placeInGrup(ctx, grup, tgl_mulai));
    gugur = rencana.filter(({ user_id, tanggal }) => berubah.has(user_id) && tanggal >= tgl_mulai);
  }
  const { organisasi_id } = ctx.organisasi;
  const siapa = moved.map((user_id) => ({ organisasi_id, user_id }));
  const ranges = [{ tgl_awal: tgl_mulai, tgl_akhir: TANPA_AKHIR }];
  const dampak = await touchHari(ctx, { siapa, ranges, sebab: 'jadwal', sendiri: moved, apa: 'penempatan' }, cara);
  if (lokasi.length > 0) await placeAtLokasi(ctx, lokasi);
  await giveRoles(ctx, places, before);
  await ctx.deps.upward.onJabatanBerubah(ctx);
  ctx.logChange({ sebelum: before.map(shown), sesudah: places });
  return { jumlah: places.length, dampak, gugur };
}

type Before = Awaited<ReturnType<typeof listTempat>>;
const shown = ({ user_id, nama, role, group_id, lokasi }: Before[number]) => ({
  user_id,
  nama,
  role,
  group_id,
  lokasi,
});

async function giveRoles(ctx: OrganisasiCtx, places: Tempat[], before: Before): Promise<void> {
  for (const role of [KODE_PERAN.operator, KODE_PERAN.user] as const) {
    const asked = new Set(places.filter((one) => one.role === role).map(({ user_id }) => user_id));
    const changed = before.filter((one) => asked.has(one.user_id) && one.role !== role);
    for (const anggota of changed) {
      requireDikelola(ctx.actor, peranTertinggi(anggota));
      requireDikelola(ctx.actor, peranTertinggi({ ...anggota, role }));
    }
    if (role === KODE_PERAN.user) await requireOtherOperator(ctx, ...changed);
    const user_ids = changed.map(({ user_id }) => user_id);
    if (user_ids.length > 0) await giveRole(ctx, user_ids, role);
  }
}

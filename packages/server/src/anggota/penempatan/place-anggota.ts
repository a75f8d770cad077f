import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { touchSejak } from '../../kehadiran/turunan/touch-sejak.ts';
import { checkTempat } from './check-tempat.ts';
import { giveRole } from './give-role.ts';
import { listTempat } from './penempatan.queries.ts';
import { placeAtLokasi, placeInGrup } from './place-anggota.queries.ts';
import { requireDikelola } from '../dasar/require-dikelola.ts';
import { requireOtherOperator } from '../dasar/require-other-operator.ts';

export type Tempat = {
  user_id: number;
  group_id?: number | null | undefined;
  role?: RoleAnggota | undefined;
  lokasi_presensi_ids?: number[] | undefined;
};

/** Gives members their places, all of them or none; what is left out of one stays as it is. Answers how many. */
export async function placeAnggota(ctx: OrganisasiCtx, tempat: Tempat[], tgl_mulai: string): Promise<number> {
  const places = [...new Map(tempat.map((one) => [one.user_id, one])).values()];
  if (tgl_mulai < ctx.today) throw refuseField('tgl_mulai', 'Perubahan berlaku paling cepat hari ini');
  const before = await listTempat(
    ctx,
    places.map(({ user_id }) => user_id),
  );
  if (before.length < places.length) throw new Refusal('input.unknown_reference');
  await checkTempat(ctx, places);

  const grup = places.flatMap(({ user_id, group_id }) => (group_id === undefined ? [] : [{ user_id, group_id }]));
  const lokasi = places.flatMap(({ user_id, lokasi_presensi_ids }) =>
    lokasi_presensi_ids === undefined ? [] : [{ user_id, lokasi_presensi_ids }],
  );
  if (grup.length > 0) {
    await placeInGrup(ctx, grup, tgl_mulai);
    const moved = grup.map(({ user_id }) => user_id);
    await touchSejak(ctx, tgl_mulai, moved);
  }
  if (lokasi.length > 0) await placeAtLokasi(ctx, lokasi);
  await giveRoles(ctx, places, before);
  await ctx.deps.upward.onJabatanBerubah(ctx);
  ctx.logChange({ sebelum: before.map(shown), sesudah: places });
  return places.length;
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

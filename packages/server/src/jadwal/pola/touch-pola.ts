import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { TANPA_AKHIR } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { listSasaran } from '../dasar/list-sasaran.ts';

/** Judges the days again of all whom a cycle was or is given to; `pola` is what it was, where it was anything, and what it is. */
export async function touchPola(ctx: OrganisasiCtx, pola: readonly PolaKerja[], cara: UbahLalu): Promise<Dampak> {
  const sasaran = pola.flatMap((one) => one.sasaran);
  const ranges = sasaran.map((one) => ({ tgl_awal: one.tgl_mulai, tgl_akhir: one.tgl_selesai ?? TANPA_AKHIR }));
  const siapa = await listSasaran(ctx, sasaran);
  return touchHari(ctx, { siapa, ranges, sebab: 'jadwal', sendiri: listPerorangan(pola), apa: 'pola kerja' }, cara);
}

type Sasaran = PolaKerja['sasaran'][number];
const keyOf = ({ user_id, group_id, tgl_mulai, tgl_selesai }: Sasaran) =>
  `${user_id} ${group_id} ${tgl_mulai} ${tgl_selesai}`;

/** Whom it is newly given to, taken from, or given on other dates; and who is the only one of all to have it. */
function listPerorangan(pola: readonly PolaKerja[]): number[] {
  const sasaran = pola.flatMap((one) => one.sasaran);
  const isSatu = new Set(sasaran.map(({ user_id, group_id }) => `${user_id} ${group_id}`)).size === 1;
  const often = Map.groupBy(sasaran, keyOf);
  const berubah = sasaran.filter((one) => isSatu || pola.length === 1 || often.get(keyOf(one))?.length === 1);
  return berubah.flatMap(({ user_id }) => user_id ?? []);
}

import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Dampak, UbahLalu } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { TANPA_AKHIR } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { listSasaran } from '../dasar/list-sasaran.ts';

/** Judges the days again of all whom a cycle was or is given to. */
export async function touchPola(ctx: OrganisasiCtx, pola: readonly PolaKerja[], cara: UbahLalu): Promise<Dampak> {
  const sasaran = pola.flatMap((one) => one.sasaran);
  const ranges = sasaran.map((one) => ({ tgl_awal: one.tgl_mulai, tgl_akhir: one.tgl_selesai ?? TANPA_AKHIR }));
  return touchHari(ctx, { siapa: await listSasaran(ctx, sasaran), ranges, sebab: 'jadwal' }, cara);
}

import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { SatuanSimpatika } from '../../platform/simpatika/pesan/ptk.ts';
import { judgeSatuan } from './judge-bacaan.ts';
import { getBacaan, updateSatuan } from './sinkronisasi.queries.ts';

/** Writes what changes of the institution itself; how it stands there is the staff system's own word. */
export async function applySatuan(ctx: OrganisasiCtx, sinkronisasi_id: number): Promise<void> {
  const perubahan = await judgeSatuan(ctx, sinkronisasi_id);
  const { satuan } = await getBacaan(ctx.db, { organisasi_id: ctx.organisasi.organisasi_id, sinkronisasi_id });
  // What was kept is what `HalamanPtk` let through.
  const { status, ...nilai } = satuan as SatuanSimpatika;
  const isi = Object.fromEntries(perubahan.map(({ field, menjadi }) => [field, menjadi]));
  await updateSatuan(ctx, { ...isi, status_simpatika: status }, nilai);
}

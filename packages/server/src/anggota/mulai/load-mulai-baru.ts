import { judgeMulaiBaru, type MulaiBaru } from '@hadir/rules/jadwal/berlaku/judge-mulai-baru.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Says of each group, null being none, how today stands for one who becomes a member in it now (aturan/anggota#mulai). */
export async function loadMulaiBaru(ctx: OrganisasiCtx): Promise<(group_id: number | null) => MulaiBaru> {
  const { organisasi_id, timezone } = ctx.organisasi;
  const hariIni = { tgl_awal: ctx.today, tgl_akhir: ctx.today };
  const { organisasi } = await loadFakta(ctx.db, organisasi_id, [], hariIni);
  const sekarang = waktuLokalOf(ctx.now.getTime(), timezone);
  const known = new Map<number | null, MulaiBaru>();
  return (group_id) => {
    const mulai = known.get(group_id) ?? judgeMulaiBaru(organisasi, group_id, sekarang);
    known.set(group_id, mulai);
    return mulai;
  };
}

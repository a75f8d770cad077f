import { judgeHariMasuk, type HariMasuk } from '@hadir/rules/jadwal/berlaku/judge-hari-masuk.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** How today stands for one who becomes a member now in this group, null being none (aturan/anggota#mulai). */
export async function loadHariMasuk(ctx: OrganisasiCtx, group_id: number | null): Promise<HariMasuk> {
  const { organisasi_id, timezone } = ctx.organisasi;
  const hariIni = { tgl_awal: ctx.today, tgl_akhir: ctx.today };
  const { organisasi } = await loadFakta(ctx.db, organisasi_id, [], hariIni);
  return judgeHariMasuk(organisasi, group_id, waktuLokalOf(ctx.now.getTime(), timezone));
}

import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { isPerluDisetujui, savePerluDisetujui } from '../daftar/perlu-disetujui.queries.ts';

type Perlu = { is_perlu_disetujui: boolean };

/** Says whether what organisations add or change from here on waits for the tenant. */
export async function changePersetujuanAtribut(ctx: TenantCtx, { is_perlu_disetujui }: Perlu): Promise<Perlu> {
  const sebelum = { is_perlu_disetujui: await isPerluDisetujui(ctx) };
  await savePerluDisetujui(ctx, is_perlu_disetujui);
  const sesudah = { is_perlu_disetujui };
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}

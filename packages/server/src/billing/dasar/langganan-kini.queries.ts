import { isLanggananBerlaku } from '@hadir/rules/akses/is-langganan-berlaku.ts';
import type { LanggananKini } from '@hadir/rules/billing/tipe-order.ts';
import { getKuota } from '../../anggota/dasar/kuota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

type Ctx = Pick<OrganisasiCtx, 'db' | 'today'> & { organisasi: { tenant_id: number; organisasi_id: number } };

/** The organisation's subscription on a day; nobody else changes it until the commit. */
export async function lockLanggananKini(ctx: Ctx): Promise<LanggananKini> {
  const row = await selectLangganan(ctx).forNoKeyUpdate().executeTakeFirstOrThrow();
  return toKini(ctx, row);
}

export async function getLanggananKini(ctx: Ctx): Promise<LanggananKini> {
  return toKini(ctx, await selectLangganan(ctx).executeTakeFirstOrThrow());
}

const selectLangganan = ({ db, organisasi }: Ctx) =>
  db
    .selectFrom('organisasi')
    .select(['is_langganan', 'tgl_berlaku_akhir', 'is_blokir_finpay'])
    .where('organisasi_id', '=', organisasi.organisasi_id);

type Row = { is_langganan: boolean; tgl_berlaku_akhir: string | null; is_blokir_finpay: boolean };

async function toKini(ctx: Ctx, row: Row) {
  const { kuota, terpakai } = await getKuota(ctx);
  const { tgl_berlaku_akhir, is_blokir_finpay: isDiblokir } = row;
  return { isBerlaku: isLanggananBerlaku(row, ctx.today), tgl_berlaku_akhir, kuota, terpakai, isDiblokir };
}

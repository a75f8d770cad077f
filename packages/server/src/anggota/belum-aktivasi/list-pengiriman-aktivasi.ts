import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { selectPengiriman } from './belum-aktivasi.queries.ts';
import { kirimAktivasiJob } from './kirim-aktivasi-job.ts';

export const listPengirimanAktivasi = (ctx: TenantCtx) => selectPengiriman(ctx, kirimAktivasiJob.jenis);

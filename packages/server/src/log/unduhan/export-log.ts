import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { log } from '@hadir/contract/log/daftar/log.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { milikOf, ZONA_TENANT } from '../daftar/milik-of.ts';
import { openUnduhan } from './open-unduhan.ts';
import { writeLogNow } from './write-log-now.ts';

/** The log as a workbook: what is filtered, or a file that was asked for before. */
export async function exportLog(ctx: UserCtx, input: Input<typeof log.exportLog>): Promise<Download> {
  const { unduhan_id, tenant_id, organisasi_id, ...saring } = input;
  if (unduhan_id !== undefined) return openUnduhan(ctx, null, unduhan_id);
  return writeLogNow(ctx, ZONA_TENANT, milikOf(ctx, { tenant_id, organisasi_id }), saring);
}

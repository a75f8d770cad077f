import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { logOrganisasi } from '@hadir/contract/log/daftar/log-organisasi.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { saringSendiri } from '../daftar/saring-sendiri.ts';
import { openUnduhan } from './open-unduhan.ts';
import { writeLogNow } from './write-log-now.ts';

/** The organisation's log as a workbook: what is filtered, or a file that was asked for before. */
export async function exportLogOrganisasi(
  ctx: OrganisasiCtx,
  input: Input<typeof logOrganisasi.exportLogOrganisasi>,
): Promise<Download> {
  const { unduhan_id, organisasi_id: _, ...saring } = input;
  const { organisasi } = ctx;
  if (unduhan_id !== undefined) return openUnduhan(ctx, organisasi.organisasi_id, unduhan_id);
  return writeLogNow(ctx, organisasi.timezone, organisasi, saringSendiri(ctx.actor, saring));
}

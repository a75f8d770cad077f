import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPerangkat } from '../daftar/perangkat.queries.ts';
import { updatePasangan } from './kios.queries.ts';

/** Takes back what a kiosk's browser is known by. What it has not sent waits there until it is paired again. */
export async function endKios(ctx: OrganisasiCtx, { perangkat_id }: { perangkat_id: number }): Promise<Perangkat> {
  const { nama, jenis, dipasang_pada } = found(await findPerangkat(ctx, perangkat_id));
  if (jenis !== 'kios') throw new Refusal('kios.bukan_kios');
  const { organisasi_id } = ctx.organisasi;
  await updatePasangan(ctx.db, { organisasi_id, perangkat_id }, null, ctx.now);
  ctx.logChange({ sebelum: { nama, dipasang_pada } });
  return found(await findPerangkat(ctx, perangkat_id));
}

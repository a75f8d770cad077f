import type { penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectPenempatan } from './penempatan.queries.ts';
import { listRencanaGrup } from './rencana-grup.queries.ts';

export const listPenempatan: Verb<typeof penempatan.listPenempatan> = async (ctx, filter) => {
  const page = await selectPenempatan(ctx, filter);
  const rencana = await listRencanaGrup(
    ctx,
    page.data.map(({ user_id }) => user_id),
  );
  return {
    ...page,
    data: page.data.map((one) => ({ ...one, rencana: rencana.find(({ user_id }) => user_id === one.user_id) ?? null })),
  };
};

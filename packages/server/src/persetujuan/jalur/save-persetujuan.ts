import type { Persetujuan, persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { checkJenjang } from './check-jenjang.ts';
import { getPersetujuan } from './get-persetujuan.ts';
import { insertJalur, updateJalur } from '../dasar/jalur.queries.ts';
import { rerouteJalan } from '../jalan/jalan.queries.ts';
import { toLogJalur } from './to-log-jalur.ts';
import { askIngatkan } from '../surat/ask-ingatkan.ts';

type Isi = Input<typeof persetujuan.addPersetujuan> & { persetujuan_id?: number };

/**
 * Adds or changes a chain. Requests on which nobody has decided yet go by it from now on; those under way, and the
 * caller's own, keep the one that they began with.
 */
export async function savePersetujuan(ctx: OrganisasiCtx, input: Isi): Promise<Persetujuan> {
  const { nama, untuk, persetujuan_id } = input;
  const sebelum = persetujuan_id === undefined ? undefined : await getPersetujuan(ctx, { persetujuan_id });
  const jenjang = await checkJenjang(ctx, input.jenjang);
  const row = { nama, untuk, jenjang };
  if (persetujuan_id !== undefined) await updateJalur(ctx, persetujuan_id, row);
  const id = persetujuan_id ?? (await insertJalur(ctx, row));
  if (sebelum && sebelum.untuk !== untuk) await rerouteJalan(ctx, sebelum.untuk);
  await rerouteJalan(ctx, untuk);
  await askIngatkan(ctx);

  const sesudah = await getPersetujuan(ctx, { persetujuan_id: id });
  ctx.logChange({ ...(sebelum && { sebelum: toLogJalur(sebelum) }), sesudah: toLogJalur(sesudah) });
  return sesudah;
}

import type { koneksi } from '@hadir/contract/tenant/koneksi/koneksi.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { selectKoneksi } from './koneksi.queries.ts';
import { toKoneksi } from './to-koneksi.ts';

/** What is connected to the tenant and when it last spoke (aturan/tenant#koneksi). */
export const listKoneksi: Verb<typeof koneksi.listKoneksi> = async (ctx, filter) => {
  const rows = await selectKoneksi(ctx, filter, filter);
  return toHalaman(rows.map(toKoneksi), rows[0]?.total ?? 0, filter);
};

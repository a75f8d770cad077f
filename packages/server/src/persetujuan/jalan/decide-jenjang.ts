import { judgePutusanJenjang } from '@hadir/rules/persetujuan/judge-putusan-jenjang.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { closeJalan, forwardJalan } from './jalan.queries.ts';
import { insertPutusanJenjang } from './putusan-jenjang.queries.ts';
import type { Giliran } from './require-giliran.ts';

type Putusan = { is_setuju: boolean; keterangan: string };

/** What a level's decision made of a request: decided for good, or a further level decides. Its row bears this number. */
export type HasilJenjang = { kind: 'approved' | 'rejected' | 'forwarded'; persetujuan_putusan_id: number };

/**
 * Keeps the decision of the level whose turn it is and moves the request on. What it takes effect on is its kind's.
 * Refuses (422, `field`) a refusal without a remark.
 */
export async function decideJenjang(
  ctx: OrganisasiCtx,
  { jalan, langkah }: Giliran,
  { is_setuju, keterangan }: Putusan,
  field: 'keterangan' | 'catatan' = 'keterangan',
): Promise<HasilJenjang> {
  const { jenjang, urutan } = jalan;
  const letak = { jumlah_jenjang: jenjang.length, urutan, maju: langkah.maju };
  const hasil = judgePutusanJenjang({ is_setuju, keterangan }, letak);
  if (hasil.kind === 'refused') throw refuseField(field, 'Isi keterangannya');
  // Both leave together.
  const [persetujuan_putusan_id] = await Promise.all([
    insertPutusanJenjang(ctx, jalan.jalan_id, {
      urutan,
      is_setuju,
      sebab: langkah.sebab,
      jumlah_jenjang: langkah.maju,
      keterangan: keterangan || null,
    }),
    hasil.kind === 'forwarded'
      ? forwardJalan(ctx, jalan, hasil.urutan)
      : closeJalan(ctx, jalan, hasil.kind === 'approved' ? urutan + langkah.maju : urutan),
  ]);
  return { kind: hasil.kind, persetujuan_putusan_id };
}

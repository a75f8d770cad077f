import { judgePutusanJenjang } from '@hadir/rules/persetujuan/judge-putusan-jenjang.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Langkah } from '@hadir/rules/persetujuan/find-giliran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import type { Menunggu } from './judge-hak.ts';
import { insertPutusanJenjang, type KunciPermintaan } from './putusan-jenjang.queries.ts';

type Putusan = { is_setuju: boolean; keterangan: string };

/** Where a request stands after a level's decision: decided for good, or at a further level since today. */
export type HasilJenjang =
  | { kind: 'approved' | 'rejected' }
  | { kind: 'forwarded'; giliran: { urutan: number; giliran_sejak: Tanggal } };

/**
 * Keeps the decision of the level whose turn it is, on a request that the caller holds locked and may decide. Refuses
 * (422, `field`) a refusal without a remark.
 */
export async function decideJenjang(
  ctx: OrganisasiCtx,
  kunci: KunciPermintaan,
  { menunggu, langkah }: { menunggu: Menunggu; langkah: Langkah },
  { is_setuju, keterangan }: Putusan,
  field: 'keterangan' | 'catatan' = 'keterangan',
): Promise<HasilJenjang> {
  const { jenjang, urutan } = menunggu;
  const letak = { jumlah_jenjang: jenjang.length, urutan, maju: langkah.maju };
  const hasil = judgePutusanJenjang({ is_setuju, keterangan }, letak);
  if (hasil.kind === 'refused') throw refuseField(field, 'Isi keterangannya');
  await insertPutusanJenjang(ctx, kunci, {
    urutan,
    is_setuju,
    sebab: langkah.sebab,
    jumlah_jenjang: langkah.maju,
    keterangan: keterangan || null,
  });
  if (hasil.kind !== 'forwarded') return hasil;
  return { kind: 'forwarded', giliran: { urutan: hasil.urutan, giliran_sejak: ctx.today } };
}

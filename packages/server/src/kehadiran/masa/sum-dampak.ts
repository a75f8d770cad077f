import type { DampakHapus } from '@hadir/contract/kehadiran/masa/masa-kehadiran.contract.ts';
import { batasKehadiran, bekuSampai, planHapus } from '@hadir/rules/pengaturan/masa-kehadiran.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { listIsiBatas, sumHariSampai } from './hapus-hari.queries.ts';
import { countAnggota } from './masa-kehadiran.queries.ts';

/** Of so many members what would go is counted while somebody waits. */
const DIHITUNG = 10_000;

/** What would go of a tenant that keeps so many years from a day on, as things stand; null of one too large to count at once. */
export async function sumDampak(ctx: TenantCtx, tahun: number, mulai: Tanggal): Promise<DampakHapus | null> {
  if ((await countAnggota(ctx)) > DIHITUNG) return null;
  const { db, tenant_id } = ctx;
  const batas = batasKehadiran(mulai, tahun);
  const isi = await listIsiBatas(db, tenant_id, { batas, beku_sampai: bekuSampai(mulai) });
  const semua = isi.map((one) => ({ ...one, ...planHapus(one, batas) }));
  const pergi = semua.flatMap(({ organisasi_id, sampai }) => (sampai === null ? [] : [{ organisasi_id, sampai }]));
  const tinggal = semua.filter(({ bulan_tinggal }) => bulan_tinggal > 0);
  return {
    batas,
    organisasi: pergi.length,
    ...(await sumHariSampai(db, pergi)),
    sampai:
      pergi
        .map(({ sampai }) => sampai)
        .toSorted()
        .at(-1) ?? null,
    bulan_tinggal: tinggal.reduce((total, { bulan_tinggal }) => total + bulan_tinggal, 0),
    organisasi_tinggal: tinggal.length,
  };
}

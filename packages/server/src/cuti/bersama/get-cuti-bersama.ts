import type { CutiBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { listTanggalBersama } from '../../hari-libur/cuti-bersama.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listAturanBersama } from './aturan-bersama.queries.ts';
import { countBersama, findKategoriTahunan } from './cuti-bersama.queries.ts';

/** The switch, and this year's cuti bersama with what the ledgers hold for them. */
export async function getCutiBersama(ctx: OrganisasiCtx): Promise<CutiBersama> {
  const tahun = ctx.today.slice(0, 4);
  const tanggal = await listTanggalBersama(ctx, { tgl_awal: `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` });
  const jumlah = await countBersama(ctx, `${tahun}-01-01`);
  const [kategori, aturan] = [await findKategoriTahunan(ctx), await listAturanBersama(ctx)];
  return {
    kategori: kategori?.nama ?? null,
    aturan,
    tanggal: tanggal.map((one) => {
      const { dikurangi, ditambah } = jumlah.get(one.tanggal) ?? { dikurangi: 0, ditambah: 0 };
      return { ...one, dikurangi, ditambah };
    }),
  };
}

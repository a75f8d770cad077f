import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import type { Permintaan } from '../../persetujuan/jalan/persetujuan-upward.ts';
import { findHariBekuAjuan } from '../dasar/find-hari-beku-ajuan.ts';
import { listRentangAjuan } from '../dasar/hari-tercatat.queries.ts';
import { findSebutanCuti } from '../dasar/cuti.queries.ts';
import { sebutLamaCuti } from '../dasar/sebut-lama-cuti.ts';

/** Leave as its ways see it: nothing waits while it is switched off. */
export const permintaanCuti: Permintaan = {
  sebutan: { ajuan: 'cuti', permohonan: 'permohonan cuti' },
  antrean: 'riwayatcuti?bagian=menunggu',
  isLewatTautan: true,
  isBerlaku: async (ctx) => isCutiTerbuka(await findSaklarCuti(ctx)),
  countBeku: async (ctx, cuti_ids) => (await findHariBekuAjuan(ctx, await listRentangAjuan(ctx, cuti_ids))).size,
  async sebut(ctx, cuti_id) {
    const cuti = await findSebutanCuti(ctx, cuti_id);
    if (!cuti) return undefined;
    const hari = sebutRentang(cuti) + (cuti.setengah_hari ? ` (${cuti.setengah_hari})` : '');
    return { nama: cuti.nama, hari, tentang: sebutLamaCuti(cuti), layar: `cuti/${cuti_id}` };
  },
};

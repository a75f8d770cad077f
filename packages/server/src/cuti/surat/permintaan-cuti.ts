import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import type { Permintaan } from '../../persetujuan/jalan/persetujuan-upward.ts';
import { findSebutanCuti } from '../dasar/cuti.queries.ts';
import { sebutLamaCuti } from '../dasar/sebut-lama-cuti.ts';

/** Leave as its ways see it: nothing waits while it is switched off. */
export const permintaanCuti: Permintaan = {
  sebutan: { ajuan: 'cuti', permohonan: 'permohonan cuti' },
  antrean: 'riwayatcuti?bagian=menunggu',
  isLewatTautan: true,
  async isBerlaku(ctx) {
    const { is_aktif, is_disable_ketidakhadiran } = await findSaklarCuti(ctx);
    return is_aktif && !is_disable_ketidakhadiran;
  },
  async sebut(ctx, cuti_id) {
    const cuti = await findSebutanCuti(ctx, cuti_id);
    return cuti && { nama: cuti.nama, tentang: sebutLamaCuti(cuti), layar: `cuti/${cuti_id}` };
  },
};

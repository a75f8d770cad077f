import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Permintaan } from '../../persetujuan/jalan/persetujuan-upward.ts';
import { findTukar } from './tukar-shift.queries.ts';

/** Swaps as their ways see them: they wait for a decision once both members agree. */
export const permintaanTukar: Permintaan = {
  sebutan: { ajuan: 'tukar shift', permohonan: 'permohonan tukar shift' },
  antrean: 'persetujuan?bagian=tukar_shift',
  isLewatTautan: true,
  isBerlaku: () => Promise.resolve(true),
  async sebut(ctx, tukar_shift_id) {
    const tukar = await findTukar(ctx, tukar_shift_id);
    if (!tukar) return undefined;
    const { a, b } = tukar;
    const hari = [...new Set([a.tanggal, b.tanggal])].map(sebutTanggal).join(' dan ');
    const tentang = `${sebutTanggal(a.tanggal)} dengan ${b.nama} ${sebutTanggal(b.tanggal)}`;
    return { nama: a.nama, hari, tentang, layar: 'jamKerja/tukarShift' };
  },
};

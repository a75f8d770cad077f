import { findCutiHari, toSisaJamKerja } from '../cuti/saldo/cuti-hari.ts';
import { isBerlaku } from '../waktu/tanggal.ts';
import type { FaktaHari } from './fakta-hari.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';
import { judgeHariBebas } from './judge-hari-bebas.ts';
import { isDitutup, toGangguanPenutupan } from './penutupan.ts';
import { judgeHariDinas } from './judge-hari-dinas.ts';

/**
 * What a day came to (aturan/kehadiran#hari). Leave outranks everything, then comes the day off, then what claims and
 * events say, and a work day with nothing is absen once its window has closed, unless the organisation was closed then.
 */
export function judgeHari(fakta: FaktaHari): HariKehadiran {
  const { hari } = fakta;
  const cuti = findCutiHari(fakta.cuti, hari.tanggal, hari.kerja !== null);
  const klaim = fakta.klaim
    .filter((row) => isBerlaku(row, hari.tanggal))
    .toSorted((a, b) => a.presensi_klaim_id - b.presensi_klaim_id);
  const ofHari = { ...fakta, klaim };

  if (!hari.kerja || cuti?.hari === 1) return judgeHariBebas(ofHari, cuti);
  const kerja = cuti?.setengah_hari ? toSisaJamKerja(hari.kerja, cuti.setengah_hari) : hari.kerja;
  const { penutupan = [] } = fakta;
  const gangguan = [...fakta.gangguan, ...toGangguanPenutupan(penutupan, kerja, hari.tengahMalam)];
  const dinas = judgeHariDinas({ ...ofHari, gangguan }, kerja, cuti);
  const isAlpa = dinas.status === 'absen';
  return isAlpa && isDitutup(penutupan, kerja, hari.tengahMalam)
    ? judgeHariBebas(ofHari, cuti, { sebab: 'ditutup' })
    : dinas;
}

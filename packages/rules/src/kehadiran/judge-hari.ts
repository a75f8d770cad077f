import { findCutiHari, toSisaJamKerja } from '../cuti/saldo/cuti-hari.ts';
import { isBerlaku } from '../waktu/tanggal.ts';
import type { HariFacts } from './hari-facts.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';
import { judgeHariBebas } from './judge-hari-bebas.ts';
import { isDitutup, toGangguanPenutupan } from './penutupan.ts';
import { judgeHariDinas } from './judge-hari-dinas.ts';

/**
 * What a day came to (aturan/kehadiran#hari). Leave outranks everything, then comes the day off, then what claims and
 * events say, and a work day with nothing is absen once its window has closed, unless the organisation was closed then.
 */
export function judgeHari(facts: HariFacts): HariKehadiran {
  const { hari } = facts;
  const cuti = findCutiHari(facts.cuti, hari.tanggal, hari.kerja !== null);
  const klaim = facts.klaim
    .filter((row) => isBerlaku(row, hari.tanggal))
    .toSorted((a, b) => a.presensi_klaim_id - b.presensi_klaim_id);
  const ofHari = { ...facts, klaim };

  if (!hari.kerja || cuti?.hari === 1) return judgeHariBebas(ofHari, cuti);
  const kerja = cuti?.setengah_hari ? toSisaJamKerja(hari.kerja, cuti.setengah_hari) : hari.kerja;
  const { penutupan = [] } = facts;
  const gangguan = [...facts.gangguan, ...toGangguanPenutupan(penutupan, kerja, hari.tengahMalam)];
  const dinas = judgeHariDinas({ ...ofHari, gangguan }, kerja, cuti);
  const isAlpa = dinas.status === 'absen';
  return isAlpa && isDitutup(penutupan, kerja, hari.tengahMalam)
    ? judgeHariBebas(ofHari, cuti, { sebab: 'ditutup' })
    : dinas;
}

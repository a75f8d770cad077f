import { findCutiHari, toSisaJamKerja } from '../cuti/cuti-hari.ts';
import { coversTanggal } from '../tanggal.ts';
import type { HariFacts } from './hari-facts.ts';
import type { HariKehadiran } from './hari-kehadiran.ts';
import { judgeHariBebas } from './judge-hari-bebas.ts';
import { judgeHariDinas } from './judge-hari-dinas.ts';

/**
 * What a day came to (domain §5). Leave outranks everything, then comes the day off, then what claims and events say,
 * and a work day with nothing is absen once its window has closed.
 */
export function judgeHari(facts: HariFacts): HariKehadiran {
  const { hari } = facts;
  const cuti = findCutiHari(facts.cuti, hari.tanggal, hari.kerja !== null);
  const klaim = facts.klaim.filter((row) =>
    coversTanggal({ tgl_awal: row.tgl_mulai, tgl_akhir: row.tgl_selesai }, hari.tanggal),
  );

  if (!hari.kerja || cuti?.hari === 1) return judgeHariBebas({ ...facts, klaim }, cuti);
  const kerja = cuti?.setengah_hari ? toSisaJamKerja(hari.kerja, cuti.setengah_hari) : hari.kerja;
  return judgeHariDinas({ ...facts, klaim }, kerja, cuti);
}

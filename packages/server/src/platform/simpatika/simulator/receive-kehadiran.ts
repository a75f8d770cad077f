import type { BarisJawaban } from '../pesan/jawaban-kehadiran.ts';
import type { PaketKehadiran } from '../pesan/paket-kehadiran.ts';
import type { Isi } from './keadaan-simulator.ts';

/** One row of a sending: taken once by its key, and refused where its NUPTK ends in 0000, which it does not know. */
export function receiveKehadiran(
  isi: Isi,
  byKunci: Map<string, BarisJawaban>,
  paket: PaketKehadiran,
  baris: PaketKehadiran['baris'][number],
): BarisJawaban {
  isi.datang.push(baris);
  const { kunci, ptk } = baris;
  const before = byKunci.get(kunci);
  if (before) return before;
  if (ptk.peg_id === null && ptk.nuptk?.endsWith('0000')) {
    return { kunci, hasil: 'ditolak', kode: 'ptk_tidak_dikenal', pesan: 'NUPTK tidak terdaftar' };
  }
  const nomor = `K-${String(byKunci.size + 1).padStart(6, '0')}`;
  const which = `${paket.bulan} ${ptk.peg_id ?? ptk.nuptk}`;
  const held = isi.diterima.get(which);
  if (!held || held.baris.dibekukan_pada < baris.dibekukan_pada) {
    isi.diterima.set(which, { nomor, satuan: paket.satuan, bulan: paket.bulan, baris });
  }
  const answer: BarisJawaban = { kunci, hasil: 'diterima', nomor };
  byKunci.set(kunci, answer);
  return answer;
}

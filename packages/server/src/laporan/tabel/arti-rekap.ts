import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';

/** What a recap's figures mean where they alone would mislead (aturan/laporan#rekap). */
export function artiRekap(rows: readonly BarisRekap[]): { arti?: string } {
  const arti = [artiCuti(rows), artiKlaim(rows), artiPotongan(rows)].filter((kalimat) => kalimat !== null).join(' ');
  return arti ? { arti } : {};
}

/** Leave that counts days of the calendar: those outside the work days lessen no duty, and the days do not add up. */
function artiCuti(rows: readonly BarisRekap[]): string | null {
  const di_luar = rows.reduce((all, { cuti, cuti_kerja }) => all + cuti - cuti_kerja, 0);
  if (di_luar === 0) return null;
  const hari = sebutJumlahHari(di_luar);
  return `${hari} cuti tidak jatuh pada hari kerja, sebab kategorinya menghitung hari kalender. Hari kerja = hadir + absen + cuti pada hari kerja.`;
}

function artiKlaim(rows: readonly BarisRekap[]): string | null {
  const isAda = rows.some(({ hadir_klaim: { dinas_luar, sakit } }) => dinas_luar + sakit > 0);
  return isAda
    ? 'Hadir memuat hari yang menurut klaim dinas luar atau sakit; EMIS dan lembar bulanan menghitungnya tersendiri.'
    : null;
}

/** What each category cuts a time, so that a person's cut can be added up again from how often he had each. */
function artiPotongan(rows: readonly BarisRekap[]): string | null {
  const sekali = new Map<string, Set<number>>();
  for (const { nama, kali, potongan } of rows.flatMap(({ kategori }) => kategori)) {
    sekali.set(nama, (sekali.get(nama) ?? new Set()).add(Math.round((potongan / kali) * 10_000) / 10_000));
  }
  const kata = [...sekali]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([nama, persen]) => {
      const [satu = 0, ...lain] = persen;
      return `${nama} ${lain.length > 0 ? 'berganti di dalam rentang ini' : sebutPotongan(satu)}`;
    });
  return kata.length > 0 ? `Potongan tiap kali: ${kata.join(', ')}.` : null;
}

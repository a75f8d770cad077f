import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import type { BukuSaldo } from '@hadir/rules/cuti/buku/buku-saldo.ts';
import type { BarisBukuCuti, CutiBuku } from './buku-cuti.queries.ts';
import { sebutEntri } from './sebut-entri.ts';

/** A ledger's year as the rows of its table, from the opening balance to the last. */
export function barisSaldoBuku(buku: BukuSaldo<BarisBukuCuti>, tahun: number, cuti: readonly CutiBuku[]): string[][] {
  const { awal, entri, akhir, lewat } = buku;
  const byId = new Map(cuti.map((one) => [one.cuti_id, one]));
  const total = (sign: 1 | -1) => sebutAngka(entri.reduce((sum, { jumlah }) => sum + Math.max(0, jumlah * sign), 0));
  return [
    [`01-01-${tahun}`, 'Saldo awal', '', '', '', sebutAngka(awal)],
    ...entri.map((entry) => {
      const [first] = entry.baris;
      return [
        sebutTanggal(entry.tanggal),
        sebutEntri(entry, byId.get(first?.cuti_id ?? 0)),
        String(first?.tahun ?? ''),
        entry.jumlah > 0 ? sebutAngka(entry.jumlah) : '',
        entry.jumlah < 0 ? sebutAngka(-entry.jumlah) : '',
        sebutAngka(entry.saldo),
      ];
    }),
    ['', 'Saldo akhir', '', total(1), total(-1), sebutAngka(akhir)],
    ...lewat.map(({ kedaluwarsa, jumlah }) => [
      '',
      `Di dalamnya ${sebutJumlahHari(jumlah)} yang lewat batas pakai ${sebutTanggal(kedaluwarsa)} dan tidak dapat dipakai lagi; dibukukan hangus saat tahun berikutnya dibuka`,
      '',
      '',
      '',
      '',
    ]),
  ];
}

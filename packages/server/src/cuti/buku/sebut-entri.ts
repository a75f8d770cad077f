import { sebutRentang, sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { EntriBuku } from '@hadir/rules/cuti/buku/buku-saldo.ts';
import type { BarisBukuCuti, CutiBuku, LangkahBuku } from './buku-cuti.queries.ts';
import { sebutLangkah } from './sebut-langkah.ts';

/** A row of the leave book in words: what it was, of which days, and by whose decision. */
export function sebutEntri({ baris }: EntriBuku<BarisBukuCuti>, cuti: CutiBuku | undefined): string {
  const [one] = baris;
  if (!one) return '';
  const days = baris.flatMap(({ tanggal_cuti }) => tanggal_cuti ?? []).toSorted();
  const dates = days.length > 0 ? sebutRentang({ tgl_awal: days[0] ?? '', tgl_akhir: days.at(-1) ?? '' }) : '';
  const until = one.kedaluwarsa ? ` berlaku sampai ${sebutTanggal(one.kedaluwarsa)}` : '';
  const approval = cuti?.langkah.findLast(({ tindakan }) => tindakan === 'disetujui' || tindakan === 'diubah');
  const end = cuti?.langkah.findLast(({ tindakan }) => AKHIR.includes(tindakan));
  const words = {
    jatah: dates ? `Hari tambahan, bekerja pada cuti bersama ${dates}` : `Jatah tahun ${one.tahun}`,
    bawaan: sebutBawaan(one, dates, until),
    pemakaian:
      one.cuti_id === null ? `Cuti bersama ${dates}` : `Cuti ${dates}${approval ? `, ${sebutLangkah(approval)}` : ''}`,
    pengembalian: `Pengembalian ${dates}${sebutSebab(one, end)}`,
    koreksi: one.keterangan ? `Koreksi: ${one.keterangan}` : 'Koreksi',
    hangus:
      one.jumlah > 0
        ? `Batal hangus untuk cuti ${dates}, diputuskan setelah tahunnya ditutup`
        : one.kedaluwarsa
          ? `Hangus, lewat ${sebutTanggal(one.kedaluwarsa)}`
          : 'Hangus',
  };
  return words[one.jenis];
}

/** Why days came back: who cancelled the leave, or that they are no work days any more, which nobody decided. */
function sebutSebab({ oleh_sistem, keterangan }: BarisBukuCuti, end: LangkahBuku | undefined): string {
  if (oleh_sistem) return keterangan ? `, ${keterangan.charAt(0).toLowerCase()}${keterangan.slice(1)}` : '';
  return end ? `, ${sebutLangkah(end)}` : '';
}

/** What was carried over may go back to its year for leave that was decided after the year was closed. */
function sebutBawaan({ jumlah, kedaluwarsa, tanggal }: BarisBukuCuti, dates: string, until: string): string {
  const isLapsed = kedaluwarsa !== null && kedaluwarsa < tanggal;
  if (jumlah > 0) return isLapsed ? `Bawaan kembali ke tahunnya untuk cuti ${dates}` : `Bawaan,${until}`;
  return isLapsed ? 'Dipindahkan menjadi bawaan' : `Bawaan dikembalikan ke tahunnya untuk cuti ${dates}`;
}

/** What gives days back. */
const AKHIR: readonly string[] = ['dibatalkan', 'perubahan ditolak', 'hari dikembalikan'];

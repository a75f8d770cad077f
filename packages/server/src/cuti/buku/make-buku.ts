import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { issueSemua } from '../../platform/print/issue-dokumen.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import type { BukuCtx } from './buku-ctx.ts';
import { loadBuku, type BukuCuti } from './load-buku.ts';

type Cara = { tahun: number; progress?: (selesai: number, total: number) => void };

/** The leave books of these members as one PDF, each with a verification code of its own. */
export async function makeBuku(ctx: BukuCtx, user_ids: readonly number[], { tahun, progress }: Cara) {
  const kop = await findKopSurat(ctx);
  const semua = await loadBuku(ctx, user_ids, tahun);
  const alamat = await issueSemua(
    ctx,
    `Buku Cuti Tahun ${tahun}`,
    semua.map((buku) => ({ ringkasan: ringkasanOf(buku) })),
  );
  const isi = semua.map((buku, i) => ({ buku, alamat_verifikasi: alamat[i] ?? '' }));
  progress?.(semua.length, semua.length);
  return makeLater('writeBuku', ctx, { tahun, kop, today: ctx.today, isi });
}

const ringkasanOf = ({ pemilik, saldo, cuti }: BukuCuti) => [
  { label: 'Nama', nilai: pemilik.nama },
  { label: 'NIP', nilai: pemilik.nip ?? '-' },
  ...saldo.map(({ kategori, buku: { akhir } }) => ({
    label: `Saldo akhir ${kategori}`,
    nilai: sebutJumlahHari(akhir),
  })),
  { label: 'Cuti yang diputuskan', nilai: String(cuti.length) },
];

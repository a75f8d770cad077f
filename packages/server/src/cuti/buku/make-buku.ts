import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import type { BukuCtx } from './buku-ctx.ts';
import { loadBuku, type BukuCuti } from './load-buku.ts';

type Cara = { tahun: number; progress?: (selesai: number, total: number) => void };
type Bukti = { buku: BukuCuti; alamat_verifikasi: string };

/** The leave books of these members as one PDF, each with a verification code of its own. */
export async function makeBuku(ctx: BukuCtx, user_ids: readonly number[], { tahun, progress }: Cara) {
  const kop = await findKopSurat(ctx);
  const semua = await loadBuku(ctx, user_ids, tahun);
  const isi: Bukti[] = [];
  for (const [selesai, buku] of semua.entries()) {
    const alamat_verifikasi = await issueDokumen(ctx, `Buku Cuti Tahun ${tahun}`, [
      { label: 'Nama', nilai: buku.pemilik.nama },
      ...buku.saldo.map(({ kategori, buku: { akhir } }) => ({
        label: `Saldo akhir ${kategori}`,
        nilai: `${akhir.toLocaleString('id-ID')} hari`,
      })),
      { label: 'Cuti yang diputuskan', nilai: String(buku.cuti.length) },
    ]);
    isi.push({ buku, alamat_verifikasi });
    progress?.(selesai + 1, semua.length);
  }
  return makeLater('writeBuku', ctx, { tahun, kop, today: ctx.today, isi });
}

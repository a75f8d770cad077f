import { findKopSurat } from '../print/find-kop-surat.ts';
import { issueDokumen } from '../print/issue-dokumen.ts';
import type { BukuCtx } from './buku-ctx.ts';
import { loadBuku } from './load-buku.ts';
import { writeBuku, type BukuTercetak } from './write-buku.ts';

type Cara = { tahun: number; progress?: (selesai: number, total: number) => void };

/** The leave books of these members as one PDF, each with a verification code of its own. */
export async function makeBuku(ctx: BukuCtx, user_ids: readonly number[], { tahun, progress }: Cara): Promise<Buffer> {
  const kop = await findKopSurat(ctx);
  const semua = await loadBuku(ctx, user_ids, tahun);
  async function* issueSemua(): AsyncGenerator<BukuTercetak> {
    for (const [selesai, buku] of semua.entries()) {
      const alamat_verifikasi = await issueDokumen(ctx, `Buku Cuti Tahun ${tahun}`, [
        { label: 'Nama', nilai: buku.pemilik.nama },
        ...buku.saldo.map(({ kategori, buku: { akhir } }) => ({
          label: `Saldo akhir ${kategori}`,
          nilai: `${akhir.toLocaleString('id-ID')} hari`,
        })),
        { label: 'Cuti yang diputuskan', nilai: String(buku.cuti.length) },
      ]);
      yield { buku, alamat_verifikasi };
      progress?.(selesai + 1, semua.length);
    }
  }
  return writeBuku({ tahun, kop, today: ctx.today, isi: issueSemua() });
}

import { findKopSurat } from '../print/find-kop-surat.ts';
import { issueDokumen } from '../print/issue-dokumen.ts';
import type { BukuCtx } from './buku-ctx.ts';
import { loadBuku } from './load-buku.ts';
import { writeBuku, type BukuTercetak } from './write-buku.ts';

/** The leave books of these members as one PDF, each with a verification code of its own. */
export async function makeBuku(ctx: BukuCtx, user_ids: readonly number[], tahun: number): Promise<Buffer> {
  const isi: BukuTercetak[] = [];
  for (const buku of await loadBuku(ctx, user_ids, tahun)) {
    const alamat_verifikasi = await issueDokumen(ctx, `Buku Cuti Tahun ${tahun}`, [
      { label: 'Nama', nilai: buku.pemilik.nama },
      ...buku.saldo.map(({ kategori, buku: { akhir } }) => ({
        label: `Saldo akhir ${kategori}`,
        nilai: `${akhir.toLocaleString('id-ID')} hari`,
      })),
      { label: 'Cuti yang diputuskan', nilai: String(buku.cuti.length) },
    ]);
    isi.push({ buku, alamat_verifikasi });
  }
  return writeBuku({ tahun, kop: await findKopSurat(ctx), today: ctx.today, isi });
}

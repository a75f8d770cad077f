import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { sebutEsokSingkat, sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import { toLembarBuku } from '../../platform/files/xlsx/to-lembar-buku.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { namaBerkas } from '../../platform/print/laporan/nama-berkas.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { IDENTITAS_EMIS, KOLOM_EMIS } from '../tabel/kolom-emis.ts';
import { JUDUL_EMIS, loadTabelEmis } from '../tabel/load-tabel-emis.ts';
import { loadEmis, type BarisEmis } from '../tabel/load-emis.ts';

/**
 * Laporan EMIS of a month (aturan/laporan#emis): a row a member with his days by what they came to, and in a workbook,
 * which is read by machines and so begins with its header, a second sheet with each day's arrival and departure.
 */
export async function writeEmis(
  ctx: LaporanCtx,
  saring: SaringHari,
  { rentang, format }: { rentang: RentangLaporan; format: 'xlsx' | 'pdf' },
): Promise<Download> {
  if (format === 'xlsx') {
    const { nama, rows } = await loadEmis(ctx, saring, rentang);
    const sheets = [
      toLembarBuku(
        'Rekap',
        KOLOM_EMIS,
        rows.map((row, i) => KOLOM_EMIS.map(({ nilai }) => nilai(row, i))),
      ),
      jamOf(rows, rentang),
    ];
    return {
      filename: namaBerkas(JUDUL_EMIS, nama, rentang, format),
      mediaType: XLSX,
      content: makeLater('writeBook', ctx, sheets),
    };
  }
  return writeLaporan(ctx, await loadTabelEmis(ctx, { saring, rentang }), format);
}

function jamOf(rows: readonly BarisEmis[], rentang: RentangLaporan) {
  const dates = eachDay(rentang);
  const kolom = dates.flatMap((date) =>
    ['masuk', 'pulang'].map((sisi) => ({ judul: `${Number(date.slice(8))} ${sisi}`, lebar: 10 })),
  );
  const times = rows.map((row, i) => [
    ...IDENTITAS_EMIS.map(({ nilai }) => nilai(row, i)),
    ...dates.flatMap((date) => {
      const sel = row.hari.get(date);
      if (!sel) return [null, null];
      const { jam_masuk, jam_pulang, is_pulang_besok } = sel;
      return [jam_masuk && sebutJam(jam_masuk), jam_pulang && sebutEsokSingkat(sebutJam(jam_pulang), is_pulang_besok)];
    }),
  ]);
  return toLembarBuku('Jam harian', [...IDENTITAS_EMIS, ...kolom], times);
}

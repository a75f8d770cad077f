import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import { findKeadaan } from '../../kehadiran/rekap/find-keadaan.queries.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { KOLOM_EMIS } from './kolom-emis.ts';
import { loadEmis } from './load-emis.ts';

export const JUDUL_EMIS = 'Laporan EMIS';
type MintaEmis = { saring: SaringHari; rentang: RentangLaporan };

/** Laporan EMIS to print. */
export async function loadTabelEmis(ctx: LaporanCtx, minta: MintaEmis): Promise<TabelLaporan> {
  const { saring, rentang } = minta;
  const { rows } = await loadEmis(ctx, saring, rentang);
  return toTabelLaporan({
    judul: JUDUL_EMIS,
    sebutan: rentang.sebutan,
    range: rentang,
    ringkasan: `${sebutAngka(rows.length)} anggota`,
    keadaan: await findKeadaan(ctx.db, saring),
    sumber: { jenis: 'emis', minta },
    kolom: KOLOM_EMIS,
    rows,
  });
}

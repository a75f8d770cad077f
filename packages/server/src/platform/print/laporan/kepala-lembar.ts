import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { LABEL_KEADAAN_DOKUMEN } from '../keadaan.ts';
import type { TabelLaporan } from './tabel-laporan.ts';

type Kepala = Pick<TabelLaporan, 'judul' | 'sebutan' | 'range' | 'ringkasan' | 'keadaan' | 'identitas' | 'arti'>;

/** The lines above a report's header in a workbook: what it is, whose, of when, and whether it is final. */
export function kepalaLembar(tabel: Kepala, instansi: string): string[] {
  const { judul, sebutan, range, ringkasan, keadaan, identitas = [], arti } = tabel;
  return [
    judul,
    instansi,
    sebutRange(sebutan, range),
    ...identitas.map(([label, nilai]) => `${label}: ${nilai}`),
    ringkasan,
    ...(keadaan ? [LABEL_KEADAAN_DOKUMEN[keadaan]] : []),
    ...(arti ? [arti] : []),
  ];
}

/** 'Oktober 2026 (01-10-2026 sampai 31-10-2026)'. */
export const sebutRange = (sebutan: string, { tgl_awal, tgl_akhir }: TanggalRange) =>
  `${sebutan} (${sebutTanggal(tgl_awal)} sampai ${sebutTanggal(tgl_akhir)})`;

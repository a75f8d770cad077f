import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { RentangLaporan } from '@hadir/contract/laporan/berkas/rentang-input.ts';
import type { HalamanOrganisasi } from '../../kehadiran/rekap/rekap-organisasi.queries.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { textOfSel } from '../../platform/print/laporan/text-of-sel.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { KOLOM_ORGANISASI } from './kolom-organisasi.ts';
import { withPersentase } from './with-persentase.ts';

/** A tenant's recap: a row an organisation. */
export function tabelTenant({ ringkasan, data }: HalamanOrganisasi, rentang: RentangLaporan): TabelLaporan {
  const persentase = textOfSel(withPersentase(ringkasan).persentase, 'angka') || '—';
  return toTabelLaporan({
    judul: 'Rekap Kehadiran per Instansi',
    sebutan: rentang.sebutan,
    range: rentang,
    ringkasan: `${sebutAngka(data.length)} instansi, ${sebutAngka(ringkasan.anggota)} anggota, kehadiran ${persentase}%`,
    kolom: KOLOM_ORGANISASI,
    rows: data,
  });
}

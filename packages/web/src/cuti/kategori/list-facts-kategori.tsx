import { LABEL_HITUNGAN } from '@hadir/contract/cuti/kategori/label-hitungan.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { TANPA_BATAS } from '@hadir/contract/tenant/sebut-kuota.ts';
import type { Fact } from '../../ui/show/facts.tsx';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { LABEL_JENIS_CUTI } from '../dasar/label-jenis-cuti.ts';
import { StatusKategoriChip } from './status-kategori-chip.tsx';

/** A category's rules as label and value. */
export function listFactsKategori(kategori: KategoriCuti): Fact[] {
  const { bawaan_sampai, gender, maks_hari, lampiran_mulai_hari } = kategori;
  const saldo: Fact[] = [
    { label: 'Jatah setahun', value: formatJumlahHari(kategori.jatah_tahunan) },
    { label: 'Anggota baru', value: kategori.is_prorata ? 'Menurut sisa bulan tahun itu' : 'Jatah penuh' },
    { label: 'Paling banyak terbawa', value: formatJumlahHari(kategori.maks_bawa) },
    { label: 'Hak hidup selama', value: `${kategori.tahun_bawa} tahun` },
    { label: 'Bawaan hangus setelah', value: bawaan_sampai ? sebutTanggal(bawaan_sampai) : 'akhir tahun' },
  ];
  return [
    { label: 'Status', value: <StatusKategoriChip is_aktif={kategori.is_aktif} /> },
    { label: 'Jenis', value: LABEL_JENIS_CUTI[kategori.jenis] },
    { label: 'Dihitung menurut', value: LABEL_HITUNGAN[kategori.hitungan] },
    { label: 'Untuk', value: gender === null ? 'Semua anggota' : LABEL_GENDER[gender] },
    { label: 'Paling lama', value: maks_hari === null ? TANPA_BATAS : formatJumlahHari(maks_hari) },
    { label: 'Diajukan paling lambat', value: `${kategori.min_pemberitahuan} hari di muka` },
    { label: 'Boleh mundur', value: formatJumlahHari(kategori.maks_mundur) },
    {
      label: 'Lampiran wajib',
      value: lampiran_mulai_hari === null ? 'Tidak' : `mulai ${formatJumlahHari(lampiran_mulai_hari)}`,
    },
    { label: 'Setengah hari', value: kategori.is_setengah_hari ? 'Boleh' : 'Tidak' },
    { label: 'Rekan segrup bersamaan', value: sebutBatasRekan(kategori.batas_rekan) },
    ...(kategori.is_saldo ? saldo : [{ label: 'Saldo', value: 'Tanpa saldo' }]),
  ];
}

function sebutBatasRekan(batas: KategoriCuti['batas_rekan']): string {
  if (!batas) return 'Tidak dibatasi';
  const maks = batas.satuan === 'orang' ? `${batas.nilai} orang` : `${batas.nilai}% dari grupnya`;
  return `Paling banyak ${maks}; selebihnya ${batas.tindakan === 'tolak' ? 'ditolak' : 'diingatkan'}`;
}

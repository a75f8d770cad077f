import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KeanggotaanBerakhir } from '@hadir/contract/anggota/daftar/keanggotaan-berakhir.ts';
import { KEANGGOTAAN_BERAKHIR, sebutCutiMelewati } from '@hadir/contract/cuti/ajuan/keanggotaan-berakhir.ts';
import { sebutHariBeku } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { sebutAkibatMasuk, SUDAH_MASUK } from '@hadir/contract/cuti/ajuan/sebut-hari-masuk.ts';
import { sebutLiburBelum } from '@hadir/contract/cuti/ajuan/libur-belum.ts';
import { isBelumDiputus } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sebutRekanPenuh } from '@hadir/contract/cuti/ajuan/rekan-penuh.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Fakta, Lembar } from '../../persetujuan/surat/lembar-keputusan.ts';
import { SETUJUI, TOLAK } from '../../persetujuan/surat/lembar-keputusan.ts';
import { toLembar } from '../../persetujuan/surat/to-lembar.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { sebutLamaCuti } from '../dasar/sebut-lama-cuti.ts';

/** A request for leave as the page behind a mailed link shows it to this approver. */
export const lembarCuti = (cuti: DetailCuti, user_id: number): Lembar => ({
  ...toLembar('Keputusan cuti', listFakta(cuti), cuti.persetujuan, user_id, ({ keputusan }) => keputusan),
  pilihan: [
    ...(cuti.hari_beku === null ? [SETUJUI] : []),
    { nilai: 'tangguhkan', label: 'Tangguhkan', catatan: 'Tidak sekarang; haknya tetap dapat dipakai nanti.' },
    TOLAK,
  ],
});

/** What is asked and what stands in its way. */
function listFakta(cuti: DetailCuti): Fakta[] {
  const kecil = [cuti.jabatan, cuti.nama_group].filter((one) => one !== null).join(', ');
  const lain = cuti.rekan_lain > 0 ? [`dan ${cuti.rekan_lain} orang lainnya`] : [];
  const bentrok = [...cuti.bentrok.map((one) => `${one.nama}, ${sebutRentang(one)}`), ...lain];
  const belum = sebutLiburBelum(cuti.libur_belum);
  return [
    { label: 'Anggota', isi: cuti.nama, kecil },
    { label: 'Kategori', isi: cuti.kategori },
    { label: 'Tanggal', isi: sebutLamaCuti(cuti) },
    ...(cuti.hari_beku === null ? [] : [faktaBeku(cuti.hari_beku)]),
    ...(cuti.hari_masuk.length > 0 ? [faktaMasuk(cuti)] : []),
    ...(cuti.keanggotaan_berakhir ? [faktaBerakhir(cuti.keanggotaan_berakhir, cuti.nama)] : []),
    ...(cuti.sisa === null ? [] : [faktaSisa(cuti.sisa, cuti.jumlah_hari)]),
    ...(belum ? [{ label: 'Belum pasti', isi: `${belum}.`, isLebar: true }] : []),
    { label: 'Keterangan', isi: cuti.keterangan, isLebar: true },
    ...(cuti.rekan_penuh ? [faktaPenuh(cuti.kategori, cuti.rekan_penuh)] : []),
    ...(isBelumDiputus(cuti.status)
      ? [
          {
            label: 'Rekan segrup yang juga tidak masuk',
            isi: bentrok.length > 0 ? bentrok : 'Tidak ada',
            isLebar: true,
          },
        ]
      : []),
  ];
}

function faktaBeku(hari_beku: Tanggal): Fakta {
  return { label: 'Bulan dibekukan', isi: sebutHariBeku(hari_beku), isLebar: true, isAwas: true };
}

function faktaMasuk({ hari_masuk, nama }: DetailCuti): Fakta {
  return { label: SUDAH_MASUK, isi: sebutAkibatMasuk(hari_masuk, nama), isLebar: true, isAwas: true };
}

function faktaBerakhir(berakhir: KeanggotaanBerakhir, nama: string): Fakta {
  return { label: KEANGGOTAAN_BERAKHIR, isi: sebutCutiMelewati(berakhir, nama), isLebar: true, isAwas: true };
}

function faktaSisa(sisa: number, jumlah_hari: number): Fakta {
  const isKurang = sisa < jumlah_hari;
  const isi = isKurang
    ? `${sebutJumlahHari(sisa)}, kurang ${sebutJumlahHari(jumlah_hari - sisa)}`
    : sebutJumlahHari(sisa);
  return { label: 'Sisa saldo hari ini', isi, isAwas: isKurang };
}

function faktaPenuh(kategori: string, { hari, maks, anggota }: NonNullable<DetailCuti['rekan_penuh']>): Fakta {
  const jumlah = hari.map(({ tanggal, rekan }) => ({ tanggal, pergi: rekan.length }));
  const isi = `${sebutRekanPenuh({ hari: jumlah, maks, anggota, kategori })}.`;
  return { label: 'Batas rekan segrup', isi, isLebar: true, isAwas: true };
}

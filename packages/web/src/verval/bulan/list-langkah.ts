import type { KeadaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import type { StatusVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import type { KeadaanLangkah } from '../dasar/langkah.tsx';

export type NamaLangkah = 'bereskan' | 'verifikasi' | 'kirim' | 'cetak';

/** Where a month stands on its way to being closed: the first step that is not done is the one to do now. */
export function listLangkah(
  { anggota, hambatan }: Pick<StatusVerval, 'anggota' | 'hambatan'>,
  kirim: Pick<KeadaanKirim, 'keadaan' | 'menunggu'> | undefined,
): { nama: NamaLangkah; keadaan: KeadaanLangkah }[] {
  const isTerhubung = kirim !== undefined && kirim.keadaan !== 'tidak_terhubung';
  const isBeku = anggota.belum === 0 && anggota.terverifikasi + anggota.terkirim > 0;
  const steps: { nama: NamaLangkah; done: boolean }[] = [
    { nama: 'bereskan', done: isBeku || hambatan.length === 0 },
    { nama: 'verifikasi', done: isBeku },
    ...(isTerhubung ? [{ nama: 'kirim' as const, done: isBeku && kirim.menunggu === 0 }] : []),
    // Printing leaves no trace: it is what is left to do at the end.
    { nama: 'cetak', done: false },
  ];
  // What came after the freezing, or was let stand, is no longer in the way; it is there all the same.
  const sesudah = (nama: NamaLangkah) => (nama === 'bereskan' && hambatan.length > 0 ? 'dilihat' : 'selesai');
  const now = steps.findIndex(({ done }) => !done);
  return steps.map(({ nama, done }, index) => ({
    nama,
    keadaan: done ? sesudah(nama) : index === now ? 'sekarang' : 'nanti',
  }));
}

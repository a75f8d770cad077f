import type { Tempat } from './tempat.ts';

/** Holidays and score categories. */
export async function loadAturan({ klien, folder, base }: Tempat): Promise<void> {
  for (const { nama, jenis, tgl_mulai, tgl_selesai } of folder.csv('hari-libur.csv')) {
    const isi = { nama, jenis, tgl_mulai, tgl_selesai: tgl_selesai || null, koreksi: true };
    await klien.call('POST', `${base}/hari-libur`, isi);
  }
  const angka = (text: string | undefined) => (text ? Number(text) : null);
  for (const row of folder.csv('skor-presensi.csv')) {
    await klien.call('POST', `${base}/skor-presensi`, {
      nama: row['kode'],
      jenis: row['jenis'],
      menit_dari: angka(row['menit_dari']),
      menit_sampai: angka(row['menit_sampai']),
      potongan: Number(row['potongan']),
      tgl_mulai: row['berlaku_dari'],
      tgl_selesai: row['berlaku_sampai'] || null,
      koreksi: true,
    });
  }
}

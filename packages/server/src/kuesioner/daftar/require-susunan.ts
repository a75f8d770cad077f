import { checkSusunan, SKALA_TERPANJANG, type SebabSusunan } from '@hadir/rules/kuesioner/check-susunan.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';

const KALIMAT: Record<SebabSusunan, string> = {
  nomor_ganda: 'Nomor pertanyaan ini dipakai dua kali. Muat ulang, lalu tambahkan lagi',
  pilihan_kurang: 'Tambahkan paling sedikit dua pilihan',
  pilihan_ganda: 'Pilihan atau barisnya ada yang bernomor sama. Hapus salah satunya',
  baris_kurang: 'Tambahkan paling sedikit satu baris',
  skala_terbalik: 'Isi ujung skala dengan angka bulat, yang kecil dahulu',
  skala_panjang: `Skala paling panjang ${SKALA_TERPANJANG} langkah. Pakai pertanyaan angka untuk yang lebih`,
  batas_terbalik: 'Batas terkecil tidak boleh melewati batas terbesar',
  berkas_anonim: 'Berkas dapat menyebut pengirimnya, jadi tidak dapat diminta dalam kuesioner anonim',
  syarat_bukan_sebelumnya: 'Syaratnya harus pertanyaan sebelum ini',
  syarat_bukan_pilihan: 'Syaratnya harus pertanyaan pilihan atau skala',
  syarat_nilai: 'Pilih jawaban syarat yang masih ada',
};

type Isi = Pick<KuesionerTersimpan, 'bagian' | 'is_anonim'>;

/** Refuses what cannot be asked: no question at all (433), or some that are wrong (422), each with its sentence. */
export function requireSusunan({ bagian, is_anonim }: Isi): void {
  if (pertanyaanOf(bagian).length === 0) throw new Refusal('kuesioner.kosong');
  const salah = checkSusunan(bagian, { is_anonim });
  if (salah.length === 0) return;
  const errors = Map.groupBy(salah, ({ pertanyaan_id }) => `pertanyaan.${pertanyaan_id}`);
  throw new Refusal('input.invalid', {
    errors: Object.fromEntries([...errors].map(([field, all]) => [field, all.map(({ sebab }) => KALIMAT[sebab])])),
  });
}

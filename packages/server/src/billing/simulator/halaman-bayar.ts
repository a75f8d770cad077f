import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { writeHalaman } from '../../platform/http/pages/write-halaman.ts';
import type { Tagihan } from '../../platform/pembayaran/pesan-pembayaran.ts';

const saat = new Intl.DateTimeFormat('id-ID', { timeZone: ZONA_BAWAAN, dateStyle: 'long', timeStyle: 'short' });

/** The page on which a visitor plays the payer. */
export function halamanBayar({ kode_pembayaran, jumlah, jatuh_tempo, keterangan }: Tagihan, nomor_va: string): string {
  const isi = `<section class="kartu"><dl>
    <div><dt>Nomor virtual account</dt><dd>${nomor_va}</dd></div>
    <div><dt>Kode pembayaran</dt><dd>${escapeHtml(kode_pembayaran)}</dd></div>
    <div><dt>Tagihan</dt><dd>${sebutRupiah(jumlah)}</dd></div>
    <div><dt>Jatuh tempo</dt><dd>${saat.format(new Date(jatuh_tempo))} WIB</dd></div>
    <div class="lebar"><dt>Untuk</dt><dd>${escapeHtml(keterangan)}</dd></div></dl></section>
  <form method="post"><label class="isian" for="jumlah">Jumlah yang dibayar (rupiah)</label>
    <input id="jumlah" name="jumlah" inputmode="numeric" pattern="[0-9]+" required value="${jumlah}" style="width:100%;min-height:48px;margin-bottom:16px;padding:10px 12px;font:inherit;font-size:16px">
    <label class="pilihan"><input type="checkbox" name="dua_kali" value="1"><span>Kirim kabarnya dua kali<small>Seperti penyedia yang mengulang kabarnya: langganan tetap diberikan sekali.</small></span></label>
    <button>Bayar</button></form>`;
  return halamanSimulator('Simulator pembayaran', 'Tidak ada uang sungguhan: halaman ini berperan sebagai bank.', isi);
}

export const halamanSimulator = (judul: string, kalimat: string, isi = ''): string =>
  writeHalaman({ judul, kalimat, isi });

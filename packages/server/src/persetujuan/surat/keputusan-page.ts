import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { writeHalaman } from '../../platform/http/pages/write-halaman.ts';
import type { Fakta, Lembar, Pilihan } from './lembar-keputusan.ts';

/**
 * The page that a mailed link opens: what is asked, what stands in its way, and a form that decides it; again with the
 * choice that lacked its remark. An approval is sent by a button that asks for no remark.
 */
export function keputusanPage(
  lembar: Lembar,
  edisi: 'ungu' | 'hijau',
  tanpaKeterangan: Pilihan['nilai'] | null = null,
): string {
  const jenjang = sebutJenjangDiputus(lembar.urutan, lembar.jumlah_jenjang);
  return writeHalaman({
    judul: lembar.judul,
    kalimat: 'Membuka halaman ini belum memutuskan apa pun.',
    edisi,
    isi: `<section class="kartu" aria-label="Ajuan"><dl>${lembar.fakta.map(writeFakta).join('')}</dl></section>
<form class="kartu" method="post" enctype="multipart/form-data"><fieldset><legend>Keputusan Anda</legend>${lembar.pilihan.map((one) => writePilihan(one, one.nilai === tanpaKeterangan)).join('')}</fieldset>
<label class="isian" for="keterangan">Keterangan <span class="kecil">(wajib bila tidak menyetujui)</span></label>
<textarea id="keterangan" name="keterangan" rows="3" maxlength="500" required${tanpaKeterangan ? ' autofocus aria-invalid="true" aria-describedby="galat"' : ''}></textarea>
${tanpaKeterangan ? '<p id="galat" class="awas" role="alert">Wajib diisi</p>' : ''}
${jenjang ? `<p class="kecil">Keputusan Anda berlaku untuk ${jenjang}.</p>` : ''}
<button class="menolak">Kirim keputusan</button><button class="setuju" formnovalidate>Kirim keputusan</button></form>`,
  });
}

const writePilihan = ({ nilai, label, catatan }: Pilihan, isDipilih: boolean) =>
  `<label class="pilihan"><input type="radio" name="tindakan" value="${nilai}" required${isDipilih ? ' checked' : ''}><span>${label}${catatan ? `<small>${catatan}</small>` : ''}</span></label>`;

function writeFakta({ label, isi, kecil, isAwas, isLebar }: Fakta): string {
  const said =
    typeof isi === 'string' ? escapeHtml(isi) : `<ul>${isi.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`;
  const html = isAwas ? `<span class="awas">${said}</span>` : said;
  const below = kecil ? `<br><span class="kecil">${escapeHtml(kecil)}</span>` : '';
  return `<div${isLebar ? ' class="lebar"' : ''}><dt>${label}</dt><dd>${html}${below}</dd></div>`;
}

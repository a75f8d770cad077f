import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { writeHalaman } from '../../platform/http/pages/write-halaman.ts';
import { sebutRentang } from '../dasar/sebut-rentang.ts';

type Pembaca = { user_id: number; edisi: 'ungu' | 'hijau' };

/** The page that a mailed link opens to this person: what is asked, what stands in its way, and a form that decides it. */
export function keputusanPage(cuti: DetailCuti, { user_id, edisi }: Pembaca): string {
  const jumlah = cuti.penyetuju.find((one) => one.user_id === user_id)?.jumlah_jenjang ?? 1;
  const jenjang = sebutJenjangDiputus(cuti.urutan, jumlah);
  return writeHalaman({
    judul: 'Keputusan cuti',
    kalimat: 'Membuka halaman ini belum memutuskan apa pun.',
    edisi,
    isi: `<section class="kartu" aria-label="Ajuan"><dl>${listFakta(cuti).join('')}</dl></section>
<form class="kartu" method="post" enctype="multipart/form-data"><fieldset><legend>Keputusan Anda</legend>${PILIHAN.join('')}</fieldset>
<label class="isian" for="keterangan">Keterangan <span class="kecil">(wajib bila tidak menyetujui)</span></label>
<textarea id="keterangan" name="keterangan" rows="3" maxlength="500"></textarea>
${jenjang ? `<p class="kecil">Keputusan Anda berlaku untuk ${jenjang}.</p>` : ''}
<button>Kirim keputusan</button></form>`,
  });
}

const PILIHAN = [
  ['setuju', 'Setujui', ''],
  ['tangguhkan', 'Tangguhkan', 'Tidak sekarang; haknya tetap dapat dipakai nanti.'],
  ['tolak', 'Tolak', ''],
].map(
  ([nilai, label, catatan]) =>
    `<label class="pilihan"><input type="radio" name="tindakan" value="${nilai}" required><span>${label}${catatan ? `<small>${catatan}</small>` : ''}</span></label>`,
);

/** What is asked and what stands in its way, as terms of a list. */
function listFakta(cuti: DetailCuti): string[] {
  const siapa = [cuti.jabatan, cuti.nama_group].filter((one) => one !== null).join(', ');
  const bentrok = cuti.bentrok.map((one) => escapeHtml(`${one.nama}, ${sebutTanggal(one)}`));
  const putusan = cuti.riwayat
    .filter(({ urutan }) => urutan !== null)
    .map((one) => escapeHtml(`${one.tindakan} oleh ${one.nama}${one.keterangan ? `: ${one.keterangan}` : ''}`));
  return [
    fakta('Anggota', `${escapeHtml(cuti.nama)}${siapa ? `<br><span class="kecil">${escapeHtml(siapa)}</span>` : ''}`),
    fakta('Kategori', escapeHtml(cuti.kategori)),
    fakta('Tanggal', escapeHtml(sebutRentang(cuti))),
    ...(cuti.sisa === null ? [] : [fakta('Sisa saldo hari ini', sebutSisa(cuti.sisa, cuti.jumlah_hari))]),
    fakta('Keterangan', escapeHtml(cuti.keterangan), true),
    ...(putusan.length > 0 ? [fakta('Sudah diputuskan', toList(putusan), true)] : []),
    fakta('Rekan segrup yang juga tidak masuk', bentrok.length > 0 ? toList(bentrok) : 'Tidak ada', true),
  ];
}

const fakta = (label: string, html: string, isLebar = false) =>
  `<div${isLebar ? ' class="lebar"' : ''}><dt>${label}</dt><dd>${html}</dd></div>`;

const toList = (items: readonly string[]) => `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

function sebutSisa(sisa: number, jumlah_hari: number): string {
  const hari = (jumlah: number) => `${jumlah.toLocaleString('id-ID')} hari`;
  return sisa < jumlah_hari
    ? `<span class="awas">${hari(sisa)}, kurang ${hari(jumlah_hari - sisa)}</span>`
    : hari(sisa);
}

const sebutTanggal = ({ tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }) =>
  tgl_awal === tgl_akhir ? tanggal(tgl_awal) : `${tanggal(tgl_awal)} sampai ${tanggal(tgl_akhir)}`;

const tanggal = (iso: string) => iso.split('-').toReversed().join('-');

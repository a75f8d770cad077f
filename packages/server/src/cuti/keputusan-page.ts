import type { DetailCuti } from '@hadir/contract/cuti/cuti.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { sebutRentang } from './sebut-rentang.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1b1a20}dt{color:#6c6b74}dd{margin:0 0 .75rem}label,button{display:block}label{margin:.5rem 0}textarea{width:100%;box-sizing:border-box;font:inherit;padding:.5rem;margin:.25rem 0 1rem}button{font:inherit;min-height:44px;padding:0 1.25rem}';

/** The page that a mailed link opens: what is asked, and a form that decides it. */
export function keputusanPage(cuti: DetailCuti): string {
  const bentrok = cuti.bentrok.map((one) => `${one.nama} ${tanggal(one.tgl_awal)}–${tanggal(one.tgl_akhir)}`);
  const rows: [string, string][] = [
    ['Anggota', cuti.nama],
    ['Kategori', cuti.kategori],
    ['Tanggal', sebutRentang(cuti)],
    ['Keterangan', cuti.keterangan],
    ...(cuti.sisa === null ? [] : [['Sisa saldo', `${cuti.sisa.toLocaleString('id-ID')} hari`] as [string, string]]),
    ['Rekan segrup yang juga tidak masuk', bentrok.join('; ') || 'Tidak ada'],
  ];
  const list = rows.map(([label, nilai]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(nilai)}</dd>`).join('');
  const pilihan = [
    ['setuju', 'Setujui'],
    ['tangguhkan', 'Tangguhkan, haknya tetap'],
    ['tolak', 'Tolak'],
  ];
  const choices = pilihan.map(
    ([nilai, label]) => `<label><input type="radio" name="tindakan" value="${nilai}" required> ${label}</label>`,
  );
  return pesanPage(
    'Keputusan cuti',
    'Membuka halaman ini belum memutuskan apa pun.',
    `<dl>${list}</dl><form method="post" enctype="multipart/form-data"><fieldset><legend>Keputusan Anda</legend>${choices.join('')}</fieldset><label>Keterangan (wajib bila tidak menyetujui)<textarea name="keterangan" rows="3" maxlength="500"></textarea></label><button>Kirim keputusan</button></form>`,
  );
}

/** A page that says one thing. */
export const pesanPage = (judul: string, kalimat: string, isi = ''): string =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(judul)}</title><style>${STYLE}</style><h1>${escapeHtml(judul)}</h1><p>${escapeHtml(kalimat)}</p>${isi}</html>`;

/** The way into the application, for whom the link no longer serves. */
export const tautanKe = (alamat: string): string => `<p><a href="${escapeHtml(alamat)}">Buka ajuan di Hadir</a></p>`;

const tanggal = (iso: string) => iso.split('-').toReversed().join('-');

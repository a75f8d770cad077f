import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KEPUTUSAN_CUTI, type KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { PutusanFormulir } from './list-putusan-formulir.ts';
import { sebutRentang } from '../dasar/sebut-rentang.ts';
import type { Formulir } from './formulir.ts';

export type BagianFormulir = { judul: string; lebar: readonly number[]; baris: readonly (readonly string[])[] };

const JENIS: readonly [KategoriCuti['jenis'], string][] = [
  ['tahunan', '1. Cuti Tahunan'],
  ['besar', '2. Cuti Besar'],
  ['sakit', '3. Cuti Sakit'],
  ['melahirkan', '4. Cuti Melahirkan'],
  ['alasan penting', '5. Cuti Karena Alasan Penting'],
  ['di luar tanggungan', '6. Cuti di Luar Tanggungan Negara'],
];
const KEPUTUSAN: Record<KeputusanCuti, string> = {
  disetujui: 'DISETUJUI',
  diubah: 'PERUBAHAN',
  ditangguhkan: 'DITANGGUHKAN',
  ditolak: 'TIDAK DISETUJUI',
};

/** The eight parts of the official form (BKN 24/2017, Anak Lampiran 1.b) with what is known. */
export function barisFormulir(formulir: Formulir): BagianFormulir[] {
  const { cuti, jenis, anggota, saldo, kop, hari_diminta, putusan } = formulir;
  const n = Number(cuti.tgl_awal.slice(0, 4));
  const sisa = (tahun: number) => String(saldo.find((one) => one.tahun === tahun)?.sisa ?? 0).replace('.', ',');
  const isListed = JENIS.some(([one]) => one === jenis);
  const mark = (one: string) => (one === jenis ? 'X' : '');
  const rows = [0, 2, 4].map((at) => JENIS.slice(at, at + 2).flatMap(([one, label]) => [label, mark(one)]));
  return [
    {
      judul: 'I. DATA PEGAWAI',
      lebar: [2, 5, 2, 4],
      baris: [
        ['Nama', cuti.nama, 'NIP', anggota.nip ?? '-'],
        ['Jabatan', anggota.jabatan ?? '-', 'Anggota sejak', anggota.tgl_mulai ? sebutTanggal(anggota.tgl_mulai) : '-'],
        ['Unit Kerja', kop.nama, 'Grup', cuti.nama_group ?? '-'],
      ],
    },
    {
      judul: 'II. JENIS CUTI YANG DIAMBIL',
      lebar: [5, 1, 5, 1],
      baris: isListed ? rows : [...rows, [`Lainnya: ${cuti.kategori} (X)`]],
    },
    { judul: 'III. ALASAN CUTI', lebar: [1], baris: [[cuti.keterangan]] },
    {
      judul: 'IV. LAMANYA CUTI',
      lebar: [2, 3, 3, 3],
      baris: [
        ['Selama', `${hari_diminta.toLocaleString('id-ID')} hari`, 'Mulai tanggal', sebutTanggal(cuti.tgl_awal_ajuan)],
        ['', '', 's.d. tanggal', sebutTanggal(cuti.tgl_akhir_ajuan)],
      ],
    },
    {
      judul: 'V. CATATAN CUTI',
      lebar: [3, 2, 6],
      baris: [
        [`Tahunan N-2 (${n - 2})`, `${sisa(n - 2)} hari`, ''],
        [`Tahunan N-1 (${n - 1})`, `${sisa(n - 1)} hari`, ''],
        [`Tahunan N (${n})`, `${sisa(n)} hari`, 'Sisa menurut buku besar pada tanggal cetak'],
      ],
    },
    {
      judul: 'VI. ALAMAT SELAMA MENJALANKAN CUTI',
      lebar: [8, 5],
      baris: [[cuti.alamat ?? '-', `Hormat saya,\n\n\n${cuti.nama}\nNIP ${anggota.nip ?? '-'}`]],
    },
    keputusan(
      'VII. PERTIMBANGAN ATASAN LANGSUNG',
      Math.max(cuti.jumlah_jenjang, putusan.length) > 1 ? putusan[0] : undefined,
    ),
    keputusan(
      'VIII. KEPUTUSAN PEJABAT YANG BERWENANG MEMBERIKAN CUTI',
      cuti.status === STATUS_CUTI.diajukan ? undefined : putusan.at(-1),
      cuti.tgl_batal,
    ),
  ];
}

/** One officer's decision, blank while it is not made; and from which day on the leave was cancelled since. */
function keputusan(judul: string, made: PutusanFormulir | undefined, tgl_batal: string | null = null): BagianFormulir {
  const names = KEPUTUSAN_CUTI.map((one) => `${KEPUTUSAN[one]} ${made?.tindakan === one ? '(X)' : '( )'}`);
  const isChanged = made?.tindakan === 'diubah';
  const words = made
    ? [
        `${made.nama}${made.nip ? `, NIP ${made.nip}` : ''}, ${sebutTanggal(made.tanggal)}`,
        isChanged && `Diberikan ${sebutRentang({ ...made, jumlah_hari: 0 }).replace(/ \(.*/, '')}`,
        made.keterangan,
        tgl_batal && `DIBATALKAN sejak ${sebutTanggal(tgl_batal)}`,
      ]
    : ['Belum diputuskan'];
  return { judul, lebar: [3, 3, 3, 3], baris: [names, [words.filter(Boolean).join('. ')]] };
}

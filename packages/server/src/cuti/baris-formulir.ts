import type { RiwayatCuti } from '@hadir/contract/cuti/cuti.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori-cuti.contract.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/status-cuti.ts';
import { KEPUTUSAN_CUTI, type KeputusanCuti } from '@hadir/rules/cuti/tindakan-cuti.ts';
import { sebutRentang } from './sebut-rentang.ts';
import type { Formulir } from './write-formulir.ts';

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
const tanggal = (iso: string) => iso.split('-').toReversed().join('-');

/** The eight parts of the official form (BKN 24/2017, Anak Lampiran 1.b) with what is known. */
export function barisFormulir({ cuti, jenis, anggota, saldo, kop }: Formulir): BagianFormulir[] {
  const n = Number(cuti.tgl_awal.slice(0, 4));
  const sisa = (tahun: number) => String(saldo.find((one) => one.tahun === tahun)?.sisa ?? 0).replace('.', ',');
  const putusan = cuti.riwayat.filter(isPutusan);
  const isListed = JENIS.some(([one]) => one === jenis);
  const mark = (one: string) => (one === jenis ? 'X' : '');
  const rows = [0, 2, 4].map((at) => JENIS.slice(at, at + 2).flatMap(([one, label]) => [label, mark(one)]));
  return [
    {
      judul: 'I. DATA PEGAWAI',
      lebar: [2, 5, 2, 4],
      baris: [
        ['Nama', cuti.nama, 'NIP', anggota.nip ?? '-'],
        ['Jabatan', anggota.jabatan ?? '-', 'Anggota sejak', anggota.tgl_mulai ? tanggal(anggota.tgl_mulai) : '-'],
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
        ['Selama', `${cuti.jumlah_hari.toLocaleString('id-ID')} hari`, 'Mulai tanggal', tanggal(cuti.tgl_awal_ajuan)],
        ['', '', 's.d. tanggal', tanggal(cuti.tgl_akhir_ajuan)],
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
    { judul: 'VI. ALAMAT SELAMA MENJALANKAN CUTI', lebar: [1], baris: [[cuti.alamat ?? '-']] },
    keputusan('VII. PERTIMBANGAN ATASAN LANGSUNG', putusan.length > 1 ? putusan[0] : undefined),
    keputusan(
      'VIII. KEPUTUSAN PEJABAT YANG BERWENANG MEMBERIKAN CUTI',
      putusan.at(-1),
      cuti.status === STATUS_CUTI.diajukan,
    ),
  ];
}

/** One officer's decision; blank while it is not made. */
function keputusan(judul: string, satu: RiwayatCuti | undefined, isWaiting = false): BagianFormulir {
  const made = isWaiting && satu?.status === STATUS_CUTI.diajukan ? undefined : satu;
  const names = KEPUTUSAN_CUTI.map((one) => `${KEPUTUSAN[one]} ${made?.tindakan === one ? '(X)' : '( )'}`);
  const isChanged = made?.tindakan === 'diubah';
  const words = made
    ? [
        `${made.nama}, ${tanggal(made.waktu.slice(0, 10))}`,
        isChanged && `Diberikan ${sebutRentang({ ...made, jumlah_hari: 0 }).replace(/ \(.*/, '')}`,
        made.keterangan,
      ]
    : ['Belum diputuskan'];
  return { judul, lebar: [3, 3, 3, 3], baris: [names, [words.filter(Boolean).join('. ')]] };
}

const isPutusan = ({ tindakan }: RiwayatCuti) => (KEPUTUSAN_CUTI as readonly string[]).includes(tindakan);

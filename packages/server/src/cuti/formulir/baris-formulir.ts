import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutRentang, sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { mulaiDinasOf } from '@hadir/rules/anggota/mulai-dinas.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KEPUTUSAN_CUTI, type KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { PutusanFormulir } from './list-putusan-formulir.ts';
import { tanggalSurat } from '../../platform/print/tanggal-panjang.ts';
import type { Formulir } from './formulir.ts';
import { tahunOf, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

export type BagianFormulir = {
  judul: string;
  lebar: readonly number[];
  baris: readonly (readonly string[])[];
  /** Below them what was said, and where it is signed. */
  tanda?: readonly [string, string];
};

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

const TANDA = '✓';

/** The eight parts of the official form (aturan/laporan#formulir-cuti) with what is known. */
export function barisFormulir(formulir: Formulir): BagianFormulir[] {
  const { cuti, jenis, anggota, kop, hari_diminta, putusan } = formulir;
  const isListed = JENIS.some(([one]) => one === jenis);
  const mark = (one: string) => (one === jenis ? TANDA : '');
  const rows = [0, 2, 4].map((at) => JENIS.slice(at, at + 2).flatMap(([one, label]) => [label, mark(one)]));
  const mulai = mulaiDinasOf(anggota.nip);
  // Where no NIP says it, it is left to be written by hand: the membership here is none of service.
  const masaKerja = mulai ? sebutMasa(mulai, formulir.diajukan) : '';
  const { berakhir } = formulir;
  // What ended before its way was gone through has no last decision.
  const isTanpaPutusan = cuti.status === STATUS_CUTI.diajukan || (berakhir !== null && cuti.tgl_batal === null);
  const decided = isTanpaPutusan ? undefined : putusan.at(-1);
  // Where one officer decides alone, he is both the superior and the authority.
  const superior = Math.max(cuti.persetujuan.jenjang.length, putusan.length) > 1 ? putusan[0] : decided;
  return [
    {
      judul: 'I. DATA PEGAWAI',
      lebar: [2, 5, 2, 4],
      baris: [
        ['Nama', cuti.nama, 'NIP', anggota.nip ?? '-'],
        ['Jabatan', anggota.jabatan ?? '-', 'Masa kerja', masaKerja],
        ['Unit kerja', kop.nama, 'Grup', cuti.nama_group ?? '-'],
      ],
    },
    {
      judul: 'II. JENIS CUTI YANG DIAMBIL',
      lebar: [5, 1, 5, 1],
      baris: isListed ? rows : [...rows, [`Lainnya: ${cuti.kategori} ${TANDA}`]],
    },
    { judul: 'III. ALASAN CUTI', lebar: [1], baris: [[padatkan(cuti.keterangan)]] },
    {
      judul: 'IV. LAMANYA CUTI',
      lebar: [2, 3, 2.4, 2.4, 1, 2.4],
      baris: [
        [
          'Selama',
          sebutJumlahHari(hari_diminta) + (cuti.setengah_hari ? ` (${cuti.setengah_hari})` : ''),
          'Mulai tanggal',
          sebutTanggal(cuti.tgl_awal_ajuan),
          's.d.',
          sebutTanggal(cuti.tgl_akhir_ajuan),
        ],
      ],
    },
    catatanCuti(formulir),
    {
      judul: 'VI. ALAMAT SELAMA MENJALANKAN CUTI',
      lebar: [7, 6],
      baris: [
        [
          padatkan(cuti.alamat ?? '-'),
          `Telepon: ${anggota.no_hp ?? '-'}\nHormat saya,${RUANG}${cuti.nama}\nNIP ${anggota.nip ?? '-'}`,
        ],
      ],
    },
    keputusan('VII. PERTIMBANGAN ATASAN LANGSUNG', superior, { berakhir }),
    keputusan('VIII. KEPUTUSAN PEJABAT YANG BERWENANG MEMBERIKAN CUTI', decided, {
      berakhir,
      tgl_batal: cuti.tgl_batal,
    }),
  ];
}

/** Room for a signature. */
const RUANG = '\n\n\n';

/** What was left of the annual leave before this request, and on which day. */
function catatanCuti({ cuti, saldo, saldo_pada }: Formulir): BagianFormulir {
  const n = tahunOf(cuti.tgl_awal);
  const sisa = (tahun: number) => sebutAngka(saldo.find((one) => one.tahun === tahun)?.sisa ?? 0);
  const pada = `Sebelum cuti ini, pada ${sebutTanggal(saldo_pada)}`;
  return {
    judul: 'V. CATATAN CUTI',
    lebar: [3, 2, 6],
    baris: [
      [`Cuti tahunan N-2 (${n - 2})`, `${sisa(n - 2)} hari`, pada],
      [`Cuti tahunan N-1 (${n - 1})`, `${sisa(n - 1)} hari`, pada],
      [`Cuti tahunan N (${n})`, `${sisa(n)} hari`, pada],
    ],
  };
}

const BARIS_TERBANYAK = 8;

/** What was written, line by line; of many lines one paragraph, so that a part never outgrows its page. */
function padatkan(teks: string): string {
  const lines = teks.split(/\s*\n\s*/);
  return lines.length > BARIS_TERBANYAK ? lines.filter(Boolean).join(' ') : teks;
}

type Akhir = { berakhir: Tanggal | null; tgl_batal?: Tanggal | null | undefined };

/**
 * One officer's decision with room to sign, its outcome marked; blank while it is not made, and with nobody to sign where
 * the leave ended with the membership before it was.
 */
function keputusan(judul: string, made: PutusanFormulir | undefined, { berakhir, tgl_batal }: Akhir): BagianFormulir {
  const names = KEPUTUSAN_CUTI.map((one) => `${KEPUTUSAN[one]}  ${made?.tindakan === one ? TANDA : ''}`);
  const words = [
    made?.tindakan === 'diubah' && `Diberikan ${sebutRentang(made)}`,
    made?.keterangan && padatkan(made.keterangan),
    sebutAkhir(made, { berakhir, tgl_batal }),
  ];
  return {
    judul,
    lebar: [3.25, 3.25, 3.25, 3.25],
    baris: [names],
    tanda: [words.filter(Boolean).join('. ') || (made ? '' : 'Belum diputuskan'), tandaTangan(made, berakhir)],
  };
}

/** What put an end to it: its membership, on whichever day, or somebody who cancelled it. */
function sebutAkhir(made: PutusanFormulir | undefined, { berakhir, tgl_batal }: Akhir): string | null {
  if (berakhir && (!made || tgl_batal)) return `Berakhir bersama keanggotaan, ${sebutTanggal(tgl_batal ?? berakhir)}`;
  return tgl_batal ? `DIBATALKAN sejak ${sebutTanggal(tgl_batal)}` : null;
}

function tandaTangan(made: PutusanFormulir | undefined, berakhir: Tanggal | null): string {
  if (made) return `${tanggalSurat(made.tanggal)}${RUANG}${made.nama}\nNIP ${made.nip ?? '-'}`;
  return berakhir ? '' : `Tanggal ${'.'.repeat(26)}${RUANG}${'.'.repeat(40)}\nNIP ${'.'.repeat(34)}`;
}

/** How long somebody has been a member, in whole years and months. */
function sebutMasa(mulai: string, sampai: string): string {
  const months = (text: string) => tahunOf(text) * 12 + Number(text.slice(5, 7));
  const whole = Math.max(0, months(sampai) - months(mulai) - (sampai.slice(8) < mulai.slice(8) ? 1 : 0));
  return `${Math.floor(whole / 12)} tahun ${whole % 12} bulan`;
}

import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { isMulaiJauh } from '@hadir/rules/anggota/is-mulai-jauh.ts';
import type { Tinjauan } from '../../platform/http/impor/impor-lembar.ts';
import { sebutAkibatMulai } from '../mulai/sebut-akibat-mulai.ts';

/** When a row's membership begins, and how many days of work it has had before today. */
type Mulai = { tgl_mulai: string; hari_kerja: number };

/**
 * What rows without a check-in come to whose membership has begun: their working days since then are absences, and how
 * many is agreed to before they go in. Who begins far ahead is told too (aturan/anggota#mulai); nothing where all begin soon.
 */
export function sebutMulai(baris: readonly Mulai[], today: string): Tinjauan {
  const { catatan, akibat } = sebutLalu(baris, today);
  const semua = [catatan ?? sebutHariIni(baris, today), sebutJauh(baris, today)].filter((one) => one !== null);
  return { catatan: semua.length === 0 ? null : semua.join(' '), akibat };
}

function sebutLalu(baris: readonly Mulai[], today: string): Tinjauan {
  const dulu = baris.filter(({ tgl_mulai }) => tgl_mulai < today);
  const [awal] = dulu.map(({ tgl_mulai }) => tgl_mulai).toSorted();
  if (awal === undefined) return { catatan: null, akibat: null };
  const hari = dulu.map(({ hari_kerja }) => hari_kerja);
  const jumlah = hari.reduce((sum, one) => sum + one, 0);
  const mulai = `${sebutAngka(dulu.length)} anggota mulai sebelum hari ini, yang paling awal ${sebutTanggal(awal)}`;
  const akibat = sebutAkibatMulai(jumlah);
  if (akibat === null) return { catatan: `${mulai}: belum ada hari kerja mereka yang lewat di sini.`, akibat };
  const terbanyak = sebutAngka(Math.max(...hari));
  return {
    catatan: `${mulai}: ${sebutAngka(jumlah)} hari kerja mereka yang sudah lewat menjadi Absen, paling banyak ${terbanyak} hari seorang, sampai presensinya ada. Betulkan Tanggal Mulai bila bukan itu maksudnya.`,
    akibat,
  };
}

function sebutHariIni(baris: readonly Mulai[], today: string): string | null {
  const kini = baris.filter(({ tgl_mulai }) => tgl_mulai === today).length;
  return kini === 0
    ? null
    : `${sebutAngka(kini)} anggota mulai hari ini: bila hari ini hari kerjanya, yang tidak presensi dihitung Absen, juga bila jam masuknya sudah lewat. Isi Tanggal Mulai bila mereka mulai di hari lain.`;
}

function sebutJauh(baris: readonly Mulai[], today: string): string | null {
  const jauh = baris.map(({ tgl_mulai }) => tgl_mulai).filter((tgl_mulai) => isMulaiJauh(tgl_mulai, today));
  const akhir = jauh.toSorted().at(-1);
  return akhir === undefined
    ? null
    : `${sebutAngka(jauh.length)} anggota baru mulai jauh di depan, yang paling akhir ${sebutTanggal(akhir)}: sampai hari itu belum anggota, tidak dapat presensi, dan tidak ada di jadwal dan laporan. Betulkan Tanggal Mulai bila bukan itu maksudnya.`;
}

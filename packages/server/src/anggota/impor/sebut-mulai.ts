import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';

type Mulai = { tgl_mulai: string };

/**
 * What rows without a check-in come to whose membership has begun: their working days since then are absences. Null
 * where all begin later.
 */
export function sebutMulai(baris: readonly Mulai[], today: string): string | null {
  const sudah = baris.filter(({ tgl_mulai }) => tgl_mulai <= today);
  const dulu = sudah.filter(({ tgl_mulai }) => tgl_mulai < today);
  if (sudah.length === 0) return null;
  const angka = new Intl.NumberFormat('id-ID');
  if (dulu.length === 0) {
    return `${angka.format(sudah.length)} anggota mulai hari ini: yang tidak presensi hari ini dihitung Absen, juga bila jam masuknya sudah lewat. Isi Tanggal Mulai bila mereka mulai di hari lain.`;
  }
  const awal = dulu.map(({ tgl_mulai }) => tgl_mulai).toSorted()[0] ?? today;
  return `${angka.format(dulu.length)} anggota mulai sebelum hari ini, yang paling awal ${sebutTanggal(awal)}: hari kerja mereka sejak tanggal mulainya dihitung Absen bila tanpa presensi. Betulkan Tanggal Mulai bila bukan itu maksudnya.`;
}

import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';

/** A change that touches no judged day, with what a test says otherwise. */
export function givenDampak(differences: Partial<Dampak> = {}): Dampak {
  return {
    hari: 0,
    anggota: 0,
    berubah: 0,
    contoh: [],
    per_instansi: null,
    bagi: null,
    cuti: null,
    saldo: null,
    pekerjaan_id: [],
    ...differences,
  };
}

/** A change that makes one past day late. */
export const dampakLalu = (): Dampak =>
  givenDampak({
    hari: 12,
    anggota: 3,
    berubah: 1,
    contoh: [
      {
        organisasi_id: 9,
        user_id: 21,
        nama: 'Rina Gunawan',
        tanggal: '2026-11-02',
        sebelum: { status: 'hadir', terlambat_menit: 0, pulang_cepat_menit: 0, durasi_menit: 450, potongan: 0 },
        sesudah: { status: 'hadir', terlambat_menit: 20, pulang_cepat_menit: 0, durasi_menit: 450, potongan: 0.5 },
      },
    ],
  });

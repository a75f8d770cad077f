import type { SebabCutiBersama } from '@hadir/rules/cuti/bersama/judge-cuti-bersama.ts';

/** Why the ledger says what it says of a cuti bersama; the last two stand where there is nothing to judge. */
export type SebabBersama = SebabCutiBersama | 'bukan cuti bersama' | 'bukan anggota' | 'tanpa aturan';

const KALIMAT: Record<SebabBersama, string> = {
  libur: 'mengurangi cuti tahunan',
  bertugas: 'bertugas pada cuti bersama, haknya ditambah sampai akhir tahun',
  'bukan hari kerja': 'tidak dijadwalkan bekerja pada hari itu',
  'masuk kerja': 'tercatat masuk kerja pada hari libur ini',
  'sedang cuti': 'sedang cuti pada hari itu',
  'tidak memotong': 'cuti bersama ini tidak memotong saldo',
  'tidak mengurangi': 'cuti bersama tidak mengurangi cuti jenis kepegawaiannya',
  dijadwalkan: 'dijadwalkan bekerja, belum tercatat hadir',
  'jenis belum diisi': 'jenis kepegawaiannya belum diisi, tidak dibukukan',
  'bukan cuti bersama': 'hari ini bukan lagi cuti bersama',
  'bukan anggota': 'bukan anggota pada hari itu',
  'tanpa aturan': 'aturan cuti bersama tidak berlaku pada hari itu',
};

/** "tercatat masuk kerja pada hari libur ini". */
export const sebutBersama = (sebab: SebabBersama): string => KALIMAT[sebab];

import type { JenjangPersetujuan } from './jenjang-persetujuan.ts';

/** Whom a level names, in words. */
export function sebutJenjang({ jenis, nama, peran }: Pick<JenjangPersetujuan, 'jenis' | 'nama' | 'peran'>): string {
  if (jenis === 'kepala_grup') return 'Kepala grup anggota';
  if (jenis === 'peran') return peran === 'admin' ? 'Admin induk' : 'Operator instansi';
  return nama ?? 'Orang yang sudah tidak di sini';
}

import type { JadwalKerja } from '@hadir/contract/jadwal/kerja/jadwal-kerja.contract.ts';

/** To whom an assignment is given, as a person says it. */
export function sebutTarget({ target, nama_grup, nama_anggota }: JadwalKerja): string {
  if (target === 'organisasi') return 'Seluruh instansi';
  return target === 'grup' ? `Grup ${nama_grup ?? ''}` : (nama_anggota ?? 'Anggota');
}

import type { KeadaanAkun } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import type { Tone } from '../../ui/show/tone.ts';

export const KEADAAN_AKUN: Record<KeadaanAkun, { tone: Tone; label: string }> = {
  belum_aktivasi: { tone: 'orange', label: 'Belum aktivasi' },
  aktif: { tone: 'green', label: 'Aktif' },
  tidak_aktif: { tone: 'grey', label: 'Tidak aktif' },
  diblokir: { tone: 'black', label: 'Diblokir' },
};

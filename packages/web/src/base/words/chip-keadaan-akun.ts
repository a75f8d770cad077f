import { LABEL_KEADAAN_AKUN } from '@hadir/contract/anggota/pengelola/label-keadaan-akun.ts';
import type { KeadaanAkun } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import type { Tone } from '../../ui/show/tone.ts';

export const CHIP_KEADAAN_AKUN: Record<KeadaanAkun, { tone: Tone; label: string }> = {
  belum_aktivasi: { tone: 'orange', label: LABEL_KEADAAN_AKUN.belum_aktivasi },
  aktif: { tone: 'green', label: LABEL_KEADAAN_AKUN.aktif },
  tidak_aktif: { tone: 'grey', label: LABEL_KEADAAN_AKUN.tidak_aktif },
  diblokir: { tone: 'black', label: LABEL_KEADAAN_AKUN.diblokir },
};

import { DATA_SAYA_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';

/** The refusals of the copy of one's own data. */
export const DATA_SAYA_ERRORS = {
  'data_saya.expired': {
    status: 433,
    message: `Salinan data Anda sudah dihapus, ${DATA_SAYA_HARI} hari setelah dibuat. Minta lagi untuk mengunduhnya`,
  },
} as const;

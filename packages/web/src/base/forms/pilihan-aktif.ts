import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';

/** In use, or put out of use: what a form or a filter offers. */
export const PILIHAN_AKTIF = [
  { value: STATUS_RECORD.aktif, label: sebutAktif(true) },
  { value: STATUS_RECORD.tidak_aktif, label: sebutAktif(false) },
];

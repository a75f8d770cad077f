import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { countKuesionerBelum } from '../../../kuesioner/jawab/count-kuesioner-belum.ts';
import { getBerkasKuesioner } from '../../../kuesioner/jawab/get-berkas-kuesioner.ts';
import { getIsianKuesioner } from '../../../kuesioner/jawab/get-isian-kuesioner.ts';
import { listKuesionerSendiri } from '../../../kuesioner/jawab/list-kuesioner-sendiri.ts';
import { saveDrafKuesioner } from '../../../kuesioner/jawab/save-draf-kuesioner.ts';
import { submitRespons } from '../../../kuesioner/jawab/submit-respons.ts';
import { uploadBerkasKuesioner } from '../../../kuesioner/jawab/upload-berkas-kuesioner.ts';

export const jawabKuesionerRoutes: Handlers<typeof contract.jawabKuesioner> = {
  listKuesionerSendiri,
  countKuesionerBelum,
  getIsianKuesioner,
  saveDrafKuesioner,
  submitRespons,
  uploadBerkasKuesioner,
  getBerkasKuesioner,
};

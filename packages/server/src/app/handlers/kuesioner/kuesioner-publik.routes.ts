import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getKuesionerPublik } from '../../../kuesioner/publik/get-kuesioner-publik.ts';
import { submitKuesionerPublik } from '../../../kuesioner/publik/submit-kuesioner-publik.ts';

export const kuesionerPublikRoutes: Handlers<typeof contract.kuesionerPublik> = {
  getKuesionerPublik,
  submitKuesionerPublik,
};

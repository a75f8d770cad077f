import type { contract } from '@hadir/contract/contract.ts';
import { generateDataSaya } from '../../../data-saya/generate-data-saya.ts';
import { getBerkasDataSaya } from '../../../data-saya/get-berkas-data-saya.ts';
import { getDataSaya } from '../../../data-saya/get-data-saya.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const dataSayaRoutes: Handlers<typeof contract.dataSaya> = { getDataSaya, generateDataSaya, getBerkasDataSaya };

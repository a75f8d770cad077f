import type { perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { toAlamatMesin } from './to-alamat-mesin.ts';

export const getAlamatMesin: Verb<typeof perangkat.getAlamatMesin> = async ({ deps }) =>
  toAlamatMesin(deps.publicUrl, deps.portaMesin);

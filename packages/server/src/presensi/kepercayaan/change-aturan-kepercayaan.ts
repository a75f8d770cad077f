import type { aturanKepercayaan } from '@hadir/contract/presensi/kepercayaan/aturan-kepercayaan.contract.ts';
import { JENIS_BUTIR } from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { findAturanKepercayaan, putAturanKepercayaan } from './aturan-kepercayaan.queries.ts';

/** What the organisation counts from now on; what has a score keeps it. */
export const changeAturanKepercayaan: Verb<typeof aturanKepercayaan.changeAturanKepercayaan> = async (
  ctx,
  { mati, ambang },
) => {
  const sebelum = await findAturanKepercayaan(ctx);
  const sesudah = { mati: JENIS_BUTIR.filter((jenis) => mati.includes(jenis)), ambang };
  await putAturanKepercayaan(ctx, sesudah);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
};

import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { TEMPLAT_KUESIONER } from '@hadir/rules/kuesioner/templat-kuesioner.ts';
import { toSusunan } from '@hadir/rules/kuesioner/to-susunan.ts';

/** Questionnaires to start from. */
export async function listTemplatKuesioner(): Promise<Output<typeof kuesioner.listTemplatKuesioner>> {
  return TEMPLAT_KUESIONER.map((templat) => ({ ...templat, bagian: toSusunan(templat) }));
}

import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Endpoint, MediaType } from '@hadir/contract/kit/endpoint.ts';

const MADE: readonly MediaType[] = [XLSX, 'application/pdf'];

/** Whether a call makes or reads a whole sheet or document: work that one person's program must not heap up. */
export function isCostly({ download, upload = {} }: Endpoint): boolean {
  const isMade = download?.every((type) => MADE.includes(type)) ?? false;
  return isMade || Object.values(upload).some(({ types }) => types.includes(XLSX));
}

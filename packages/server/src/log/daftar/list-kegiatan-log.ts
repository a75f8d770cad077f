import { contract } from '@hadir/contract/contract.generated.ts';
import { isRecorded, isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';

const KEGIATAN = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((calls) => Object.values(calls))
  .filter((call) => isWrite(call) || isRecorded(call))
  .map(({ summary }) => summary);
const URUT = [...new Set(KEGIATAN)].toSorted((a, b) => a.localeCompare(b, 'id'));

/** Every act that can stand in the log. */
export const listKegiatanLog = (): Promise<string[]> => Promise.resolve(URUT);

import { isBerjalan, type StatusPekerjaan } from '@hadir/contract/kit/pekerjaan/status-pekerjaan.ts';

type Pekerjaan = { status: StatusPekerjaan };
type Query = { state: { data: readonly Pekerjaan[] | Pekerjaan | null | undefined } };

const POLL_MS = 2000;

/** For `refetchInterval`: asks again while work in the background goes on. */
export const refetchWhileBerjalan = ({ state: { data } }: Query): number | false =>
  [data ?? []].flat().some(isBerjalan) ? POLL_MS : false;

import type { UnduhanLog } from '@hadir/contract/log/baris-log.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectUnduhanTerakhir } from './unduhan.queries.ts';

/** The latest files of the organisation's log that the caller asked for. */
export const listUnduhanLogOrganisasi = ({ db, actor, organisasi }: OrganisasiCtx): Promise<UnduhanLog[]> =>
  selectUnduhanTerakhir(db, actor.user_id, organisasi.organisasi_id);

import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { selectUnduhanTerakhir } from '../../platform/queue/unduhan.queries.ts';
import { unduhanLogOf } from './unduhan-log-of.ts';

/** The latest files of the organisation's log that the caller asked for. */
export const listUnduhanLogOrganisasi = ({ db, actor, organisasi }: OrganisasiCtx): Promise<Unduhan[]> =>
  selectUnduhanTerakhir(db, unduhanLogOf(actor.user_id, organisasi.organisasi_id));

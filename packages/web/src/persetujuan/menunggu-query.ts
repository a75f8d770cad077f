import { api } from '../base/api/api.ts';

/** How many requests of each kind wait for one's own decision. */
export const menungguQuery = ({ organisasi_id }: { organisasi_id: number }) =>
  api.persetujuan.countMenunggu.query({ organisasi_id }, { errors: 'caller', autosave: true });

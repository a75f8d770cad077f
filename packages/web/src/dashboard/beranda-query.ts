import { api } from '../base/api/api.ts';

/** Today of an organisation, for those who look after it. */
export const berandaQuery = ({ organisasi_id }: { organisasi_id: number }) =>
  api.dashboard.getBerandaOrganisasi.query({ organisasi_id }, { errors: 'caller', autosave: true });

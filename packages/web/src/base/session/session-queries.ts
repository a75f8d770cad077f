import { api } from '../api/api.ts';

const FIVE_MINUTES = 300_000;
const marks = { autosave: true } as const;

/** The signed-in person, asked again when the page is returned to after a while. */
export const meQuery = () => ({ ...api.auth.getMe.query({}, marks), staleTime: FIVE_MINUTES });

/** An organisation as the person who entered it sees it. */
export const organisasiQuery = (organisasi_id: number) => ({
  ...api.auth.switchOrganisasi.query({ no_reg: String(organisasi_id) }, marks),
  staleTime: FIVE_MINUTES,
});

/** What the person may do in a tenant or in one of its organisations. */
export const izinQuery = (tenant_id: number, organisasi_id: number | undefined) => ({
  ...api.auth.listIzin.query({ tenant_id, organisasi_id }, marks),
  staleTime: FIVE_MINUTES,
});

import { api } from '../../base/api/api.ts';

/** A member's today; without a connection the device's last answer stands in for it. */
export const lastPresensiQuery = ({ organisasi_id }: { organisasi_id: number }) =>
  api.presensi.findPresensiTerakhir.query({ organisasi_id }, { errors: 'caller', autosave: true });

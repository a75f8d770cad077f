import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';

/** A member's own claims that nobody has decided yet. */
export const useKlaimMenunggu = (organisasi_id: number) =>
  useQuery(
    api.klaimPresensi.listKlaimSendiri.query({ organisasi_id, status: 'diajukan', count: 5 }, { errors: 'caller' }),
  );

import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';

/** A member's own claims that nobody has decided yet; with a date those that reach it. */
export const useKlaimMenunggu = (organisasi_id: number, tanggal?: string) =>
  useQuery(
    api.klaimPresensi.listKlaimSendiri.query(
      { organisasi_id, status: 'diajukan', count: 5, ...(tanggal && { from: tanggal, to: tanggal }) },
      { errors: 'caller' },
    ),
  );

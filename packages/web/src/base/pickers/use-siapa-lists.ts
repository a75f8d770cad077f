import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useGrupPicker } from './use-grup-picker.ts';
import { useFilterListsDue } from './use-filter-lists-due.ts';

/** Has the members and groups of a filter dialog there when it opens: fetched 2 seconds after its screen was opened. */
export function useSiapaLists(organisasi_id: number, isOffered = true): void {
  const enabled = useFilterListsDue() && isOffered;
  useGrupPicker(organisasi_id, { enabled });
  useQuery({ ...api.anggota.listAnggotaAktif.query({ organisasi_id, q: '' }), enabled });
}

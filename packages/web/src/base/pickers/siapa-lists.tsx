import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useGrupPicker } from './use-grup-picker.ts';

/** Has the members and groups of a filter dialog there when it opens; stands on its screen once they are due. */
export function SiapaLists({ organisasi_id }: { organisasi_id: number }) {
  useGrupPicker(organisasi_id);
  useQuery(api.anggota.listAnggotaAktif.query({ organisasi_id, q: '' }));
  return null;
}

import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { refuseField } from '../platform/kit/refusal.ts';

type Tugas = Input<typeof pemantau.addPemantau>['tugas'];

/** Refuses a place that is named twice. */
export function checkTugas(tugas: Tugas): void {
  const places = new Set(tugas.map(({ tenant_id, organisasi_id }) => `${tenant_id} ${organisasi_id ?? ''}`));
  if (places.size < tugas.length)
    throw refuseField('tugas', 'Sebuah tempat disebut dua kali. Cukup sekali dengan masanya');
}

import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { checkMasa } from '../platform/kit/check-rentang.ts';
import { refuseField } from '../platform/kit/refusal.ts';

type Tugas = Input<typeof pemantau.addPemantau>['tugas'];

/** Refuses days the wrong way round, and a place that is named twice. */
export function checkTugas(tugas: Tugas): void {
  for (const { tgl_mulai, tgl_selesai = null } of tugas) checkMasa({ tgl_mulai, tgl_selesai });
  const places = new Set(tugas.map(({ tenant_id, organisasi_id }) => `${tenant_id} ${organisasi_id ?? ''}`));
  if (places.size < tugas.length)
    throw refuseField('tugas', 'Sebuah tempat disebut dua kali. Cukup sekali dengan masanya');
}

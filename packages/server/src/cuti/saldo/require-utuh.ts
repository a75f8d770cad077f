import { KALIMAT_UTUH } from '@hadir/contract/cuti/kategori/kalimat-utuh.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

/** Refuses half a day where the category knows none. */
export function requireUtuh({ is_setengah_hari }: { is_setengah_hari: boolean }, field: string, hari: number): void {
  if (!is_setengah_hari && !Number.isInteger(hari)) throw refuseField(field, KALIMAT_UTUH);
}

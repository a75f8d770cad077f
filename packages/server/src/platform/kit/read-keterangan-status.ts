import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';
import { needsKeterangan } from '@hadir/rules/tenant/judge-status-tempat.ts';
import { emptyToNull } from './empty-to-null.ts';
import { refuseField } from './refusal.ts';

type Input = { status: StatusTempat; keterangan?: string | null | undefined };

/** What the people of a place are told of its new status, or null; refused where they would be out without a word. */
export function readKeteranganStatus({ status, keterangan }: Input): string | null {
  if (!needsKeterangan(status)) return null;
  const text = emptyToNull(keterangan);
  if (text === null)
    throw refuseField('keterangan', 'Wajib diisi: ini yang dibaca orang-orangnya saat tidak dapat masuk');
  return text;
}

import type { JejakMutasi } from '@hadir/rules/mutasi/judge-buka-kembali.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { findJejakMutasi } from './jejak-mutasi.queries.ts';

type Row = Pick<NonNullable<Awaited<ReturnType<typeof findJejakMutasi>>>, 'organisasi_id' | 'tgl_selesai'>;

/** A transfer that was carried out, as the place sees it that it left or came to. */
export function toJejak({ organisasi }: OrganisasiCtx, { organisasi_id, tgl_selesai }: Row): JejakMutasi {
  if (organisasi_id === organisasi.organisasi_id) return { arah: 'keluar', tgl_selesai: null };
  return tgl_selesai === null ? { arah: 'masuk', tgl_selesai } : { arah: 'dipinjam', tgl_selesai };
}

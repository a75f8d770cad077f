import { ZONA_PERTAMA, ZONA_TERAKHIR } from '@hadir/rules/waktu/zona.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { listAnggotaMilik } from '../turunan/anggota-milik.queries.ts';
import { touchHari } from '../turunan/touch-hari.ts';
import { endPenutupan, startPenutupan } from './penutupan.queries.ts';

/**
 * Keeps from when to when an organisation, or where none is in the call its tenant, was closed, and judges its days of
 * that time again when it opens: what nobody could attend is no absence (aturan/tenant#selama-ditutup).
 */
export async function recordPenutupan(
  ctx: MilikCtx,
  { sebelum, status }: { sebelum: number; status: number },
): Promise<void> {
  const [wasOpen, isOpen] = [sebelum, status].map((one) => one === STATUS_RECORD.aktif);
  if (wasOpen && !isOpen) await startPenutupan(ctx);
  const dari = !wasOpen && isOpen ? await endPenutupan(ctx) : null;
  if (!dari) return;
  const range = { tgl_awal: localToday(dari, ZONA_TERAKHIR), tgl_akhir: localToday(ctx.now, ZONA_PERTAMA) };
  const perubahan = { siapa: await listAnggotaMilik(ctx), ranges: [range], sebab: 'gangguan' } as const;
  await touchHari(ctx, perubahan, { preview: false, koreksi: true });
}

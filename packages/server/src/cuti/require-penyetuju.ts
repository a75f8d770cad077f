import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import type { Penyetuju } from '@hadir/rules/persetujuan/find-penyetuju.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';
import { judgePenyetuju } from '../persetujuan/judge-penyetuju.ts';
import type { Ajuan } from './ajuan.queries.ts';

/** What a decision is: why this person may make it, and how many levels it stands for. */
export type Langkah = { sebab: Penyetuju['sebab']; maju: 1 | 2 };

/** Refuses who may not decide this request now. A tenant admin, and who is above him, always may, but not his own. */
export async function requirePenyetuju(ctx: OrganisasiCtx, ajuan: Ajuan): Promise<Langkah> {
  const { user_id, peran } = ctx.actor;
  if (user_id === ajuan.user_id) throw new Refusal('cuti.own_request');
  const [hak] = await judgePenyetuju(ctx, [ajuan]);
  const isNamed = hak?.penyetuju.some((one) => one.user_id === user_id) ?? false;
  if (hak && isNamed) return { sebab: hak.sebab, maju: hak.isFromNext(user_id) ? 2 : 1 };
  if (peran === 'admin' || peran === 'super_admin') return { sebab: 'operator', maju: 1 };
  if (peran === 'user' || isReadOnly(peran)) throw new Refusal('akses.denied');
  throw new Refusal('cuti.not_your_turn', { nama: hak?.penyetuju.map((one) => one.nama).join(', ') || 'orang lain' });
}

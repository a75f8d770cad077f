import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { keepWajah } from './keep-wajah.ts';
import { checkPersetujuan, measurePotret, type IsianWajah } from './measure-potret.ts';

type Isian = IsianWajah & { user_id: number };

/** Enrols a member at the caller's desk, who sees that it is he: it counts at once. Nobody enrols himself so. */
export const addWajah: PreparedVerb<OrganisasiCtx, Isian, Deskriptor[], WajahAnggota> = {
  check: async (ctx, { user_id, persetujuan_versi }) => {
    if (user_id === ctx.actor.user_id) throw new Refusal('wajah.sendiri');
    await ctx.read(async (inside) => void found(await findAnggota(inside, user_id)));
    await checkPersetujuan(ctx, { persetujuan_versi });
  },
  prepare: measurePotret,
  run: async (ctx, isian, ciri) => {
    const { user_id } = isian;
    found(await findAnggota(ctx, user_id));
    return keepWajah(ctx, { user_id, diputuskan_oleh: ctx.actor.user_id }, isian, ciri);
  },
};

import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { keepWajah } from './keep-wajah.ts';
import { checkPersetujuan, measurePotret, type IsianWajah } from './measure-potret.ts';

/** Enrols the caller's own face, for an operator to confirm. */
export const submitWajah: PreparedVerb<OrganisasiCtx, IsianWajah, Deskriptor[], WajahAnggota> = {
  check: checkPersetujuan,
  prepare: measurePotret,
  run: async (ctx, isian, ciri) => {
    const { user_id } = ctx.actor;
    found(await findAnggota(ctx, user_id));
    return keepWajah(ctx, { user_id, diputuskan_oleh: null }, isian, ciri);
  },
};

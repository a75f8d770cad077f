import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { UnduhanSiapa } from '../../platform/queue/unduhan.queries.ts';

/** The work that makes a file of results, by its name in `pekerjaan`. */
export const UNDUH_KUESIONER = 'unduh-kuesioner';

/** The files that the caller asked for of one questionnaire. */
export const unduhanKuesionerOf = ({ actor, organisasi }: OrganisasiCtx, kuesioner_id: number): UnduhanSiapa => ({
  jenis: UNDUH_KUESIONER,
  dibuat_oleh: actor.user_id,
  organisasi_id: organisasi.organisasi_id,
  tentang: { kuesioner_id },
});

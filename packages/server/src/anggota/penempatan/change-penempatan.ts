import { placeAnggota } from './place-anggota.ts';
import type { penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const changePenempatan: Verb<typeof penempatan.changePenempatan> = (
  ctx,
  { penempatan, tgl_mulai = ctx.today, preview, koreksi },
) => placeAnggota(ctx, penempatan, tgl_mulai, { preview, koreksi });

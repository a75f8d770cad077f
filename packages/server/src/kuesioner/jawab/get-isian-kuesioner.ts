import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { keadaanOf } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listJawabanSendiri } from '../dasar/respons.queries.ts';
import { findNamaOrganisasi } from '../dasar/respons.queries.ts';
import { sidikSusunan } from '../dasar/sidik-susunan.ts';
import { loadDraf } from './draf.ts';
import { getUntukAnggota } from './get-untuk-anggota.ts';

type Call = typeof jawabKuesioner.getIsianKuesioner;

/** The questions, with the caller's draft, or with what he sent where it is kept with his name. */
export async function getIsianKuesioner(ctx: OrganisasiCtx, { kuesioner_id }: Input<Call>): Promise<Output<Call>> {
  const { kuesioner, dijawab } = await getUntukAnggota(ctx, kuesioner_id);
  const draf = dijawab === null ? await loadDraf(ctx, kuesioner_id) : { jawaban: [], versi: 0 };
  return {
    ...kuesioner,
    susunan: sidikSusunan(kuesioner),
    keadaan: keadaanOf(kuesioner, ctx.today),
    organisasi: await findNamaOrganisasi(ctx),
    dijawab,
    jawaban: dijawab === null ? draf.jawaban : await listJawabanSendiri(ctx, kuesioner),
    versi_draf: draf.versi,
  };
}

import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getUntukHasil, requirePertanyaan } from './get-untuk-hasil.ts';
import { listSebaranGrup } from './hasil.queries.ts';
import { hitungSkala } from './hitung-skala.ts';

type Call = typeof hasilKuesioner.listHasilGrup;

/** One question by group; of an anonymous questionnaire no group is known. */
export async function listHasilGrup(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const kuesioner = await getUntukHasil(ctx, input.kuesioner_id);
  if (kuesioner.is_anonim) throw new Refusal('kuesioner.anonim');
  const dapat = ['pilihan', 'beberapa', 'skala', 'matriks', 'angka'] as const;
  const { pertanyaan_id, jenis } = requirePertanyaan(kuesioner, 'pertanyaan_id', input.pertanyaan_id, dapat);
  const rows = await listSebaranGrup(ctx, kuesioner.kuesioner_id, pertanyaan_id);
  return [...Map.groupBy(rows, ({ group_id }) => group_id).entries()].map(([group_id, all]) => {
    const butir = all.flatMap(({ baris_id, nilai, jumlah }) =>
      nilai === null ? [] : [{ baris_id: jenis === 'matriks' ? baris_id : null, nilai, jumlah }],
    );
    return {
      group_id,
      grup: all[0]?.grup ?? null,
      jumlah: all.reduce((sum, one) => sum + one.orang, 0),
      rata_rata: jenis === 'skala' ? hitungSkala(butir).rata_rata : (all[0]?.rata_rata ?? null),
      butir,
    };
  });
}

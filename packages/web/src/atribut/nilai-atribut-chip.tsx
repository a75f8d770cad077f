import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { sebutNilaiAtribut } from '@hadir/contract/atribut/nilai/sebut-nilai-atribut.ts';

type Props = { atribut: Pick<AtributAktif, 'tipe'>; nilai: string | null | undefined };

/** What is filled in, as people read it. */
export const NilaiAtributChip = ({ atribut, nilai }: Props) => sebutNilaiAtribut(atribut, nilai) ?? '—';

import { KALIMAT_PILIHAN_SAMA, KALIMAT_TANPA_PILIHAN } from '@hadir/contract/atribut/daftar/kalimat-pilihan.ts';
import { AtributUbah, type Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import type { KodeAktif } from '@hadir/contract/kit/kode.ts';
import { TIPE_ATRIBUT, type TipeAtribut } from '@hadir/rules/atribut/tipe-atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';

/** Who has to do with an atribut beside the operator. */
export type SiapaAtribut = 'operator' | 'dilihat' | 'diisi';

export type AtributValues = {
  nama: string;
  tipe: TipeAtribut;
  /** One choice a line. */
  pilihan: string;
  siapa: SiapaAtribut;
  is_wajib: boolean;
  status: KodeAktif;
};

/** The choices that the lines name; empty lines are none. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const pilihan = AtributUbah.pilihan;

export const atributSchema = z
  .object({
    nama: AtributUbah.nama,
    tipe: z.enum(TIPE_ATRIBUT),
    pilihan: z.string(),
    siapa: z.enum(['operator', 'dilihat', 'diisi']),
    is_wajib: z.boolean(),
    status: z.literal([STATUS_RECORD.aktif, STATUS_RECORD.tidak_aktif]),
  })
  .check((context) => {
    if (context.value.tipe !== 'pilihan') return;
    const lines = linesOf(context.value.pilihan);
    const refuse = (message: string) =>
      context.issues.push({ code: 'custom', path: ['pilihan'], message, input: context.value.pilihan });
    if (lines.length === 0) refuse(KALIMAT_TANPA_PILIHAN);
    else if (!z.safeParse(pilihan, lines).success) refuse('Paling banyak 100 pilihan, masing-masing 60 karakter');
    else if (new Set(lines.map((one) => one.toLowerCase())).size < lines.length) refuse(KALIMAT_PILIHAN_SAMA);
  });

export const toAtributValues = (atribut: Atribut | undefined): AtributValues => ({
  nama: atribut?.nama ?? '',
  tipe: atribut?.tipe ?? 'teks',
  pilihan: atribut?.pilihan.join('\n') ?? '',
  siapa: atribut?.is_diisi_anggota ? 'diisi' : atribut?.is_dilihat_anggota ? 'dilihat' : 'operator',
  is_wajib: atribut?.is_wajib ?? false,
  status: atribut?.status === STATUS_RECORD.tidak_aktif ? STATUS_RECORD.tidak_aktif : STATUS_RECORD.aktif,
});

export const toAtributIsi = ({ pilihan: lines, siapa, ...values }: AtributValues) => ({
  ...values,
  pilihan: linesOf(lines),
  is_dilihat_anggota: siapa !== 'operator',
  is_diisi_anggota: siapa === 'diisi',
});

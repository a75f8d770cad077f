import type { jawabKuesioner } from '@hadir/contract/kuesioner/jawab/jawab-kuesioner.contract.ts';
import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { keptSession } from '../../base/session/kept-session.ts';

export type IsianKuesioner = Output<typeof jawabKuesioner.getIsianKuesioner>;

/** What this device knows of a questionnaire that was opened on it. */
export type IsianTersimpan = {
  isian: IsianKuesioner;
  jawaban: readonly Jawaban[];
  /** The draft of the server on which `jawaban` stands. */
  versi: number;
  /** Something of it has not reached the server. */
  is_lebih_baru: boolean;
};

type Siapa = { organisasi_id: number; kuesioner_id: number; user_id: number };

const keyOf = ({ organisasi_id, kuesioner_id, user_id }: Siapa) =>
  `kuesioner-${organisasi_id}-${kuesioner_id}-${user_id}`;

/** Kept with the session, so that filling in goes on without a connection and after a reload; forgotten at log-out. */
export const isianTersimpan = {
  // Written below and by nothing else.
  read: (siapa: Siapa) => keptSession.read(keyOf(siapa)) as IsianTersimpan | undefined,
  keep: (siapa: Siapa, tersimpan: IsianTersimpan): void => keptSession.keep(keyOf(siapa), tersimpan),
  forget: (siapa: Siapa): void => keptSession.keep(keyOf(siapa), undefined),
};

/**
 * What to go on from: the server's draft, and over it what this device has beyond it. Another device may have gone on
 * meanwhile with other questions.
 */
export function mergeIsian(dariServer: IsianKuesioner, tersimpan: IsianTersimpan | undefined): readonly Jawaban[] {
  if (!tersimpan?.is_lebih_baru) return dariServer.jawaban;
  if (tersimpan.versi === dariServer.versi_draf) return tersimpan.jawaban;
  const here = new Set(tersimpan.jawaban.map(({ pertanyaan_id }) => pertanyaan_id));
  return [...dariServer.jawaban.filter(({ pertanyaan_id }) => !here.has(pertanyaan_id)), ...tersimpan.jawaban];
}

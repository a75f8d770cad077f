import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { api } from '../../base/api/api.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import type { Queued } from '../../base/outbox/queued.ts';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';

const KIND = 'kuesioner';
/** A send without an answer is given up: those behind it, and its own next try, would wait for it. */
const PATIENCE_MS = 120_000;

/** The answers to a questionnaire as they stand in the device's queue. */
export type ResponsAntre = {
  organisasi_id: number;
  kuesioner_id: number;
  judul: string;
  jawaban: Jawaban[];
  susunan?: string;
};
/** What the server said: how it thanks, or what is wrong with which question. */
type JawabanServer = { ucapan: string } | { errors: Record<string, string> };

const heard = new Map<string, JawabanServer>();

/** Answers on their way to the server: kept on the device first, counted once however often they are sent. */
export const responsOutbox = {
  add: (user_id: number, input: ResponsAntre): Promise<Queued> => outbox.add(KIND, user_id, input),
  /** What the server says is wrong with answers of this page, by its names of the fields. */
  errorsOf: (key: string): Record<string, string> => {
    const answer = heard.get(key);
    return answer && 'errors' in answer ? answer.errors : {};
  },
  /** How the server thanked for answers of this page; empty where it had no words of its own. */
  ucapanOf: (key: string): string => {
    const answer = heard.get(key);
    return answer && 'ucapan' in answer ? answer.ucapan : '';
  },
  /** What of answers is queued; undefined where it is something else. */
  inputOf: ({ kind, input }: Queued): ResponsAntre | undefined =>
    // Queued above and by nothing else.
    kind === KIND ? (input as ResponsAntre) : undefined,
  /** Tells the outbox how answers are sent; without it none go out. */
  register: (): void => outbox.register<ResponsAntre>(KIND, send, 'Jawaban kuesioner'),
};

async function send({ key, input: { judul: _judul, ...input } }: Queued<ResponsAntre>): Promise<void> {
  try {
    const options = { idempotencyKey: key, autosave: true, signal: AbortSignal.timeout(PATIENCE_MS) };
    const { ucapan } = await api.jawabKuesioner.submitRespons.call(input, options);
    heard.set(key, { ucapan });
  } catch (error) {
    heard.set(key, { errors: fieldErrorsOf(error) });
    throw error;
  }
}

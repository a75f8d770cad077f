import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { judgeFailure } from '../../base/outbox/judge-failure.ts';

/** Between two saves while somebody types. */
const PAUSE_MS = 800;
const AGAIN_MS = 30_000;

export type KeadaanDraf = 'tersimpan' | 'di_perangkat' | { ditolak: string };
type Options = {
  send: (jawaban: readonly Jawaban[]) => Promise<void>;
  onKeadaan: (keadaan: KeadaanDraf) => void;
};

/**
 * Saves what is filled in a moment after it was typed: one save at a time, the latest wins, and what does not reach the
 * server is tried again. Once the server refuses more than what is written, it stops.
 */
export function createDrafSaver({ send, onKeadaan }: Options) {
  let due: readonly Jawaban[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isStopped = false;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (due === null || isSending || isStopped) return;
    const sent = due;
    due = null;
    isSending = true;
    try {
      await send(sent);
      if (due === null) onKeadaan('tersimpan');
      else later(PAUSE_MS);
    } catch (error) {
      if (judgeFailure(error) === 'never') {
        // What is written wrongly is mended by writing on; any other refusal stands.
        isStopped = !isTulisan(error);
        onKeadaan({ ditolak: sebutKegagalan(error) });
      } else {
        due ??= sent;
        onKeadaan('di_perangkat');
        later(AGAIN_MS);
      }
    } finally {
      isSending = false;
    }
  };

  return {
    save: (jawaban: readonly Jawaban[]): void => {
      due = jawaban;
      later(PAUSE_MS);
    },
    /** Saves at once what still waits. */
    flush,
    /** Saves nothing any more: the answers themselves are sent. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
    /** They were not taken: saves again. */
    resume: (): void => void (isStopped = false),
  };
}

const isTulisan = (error: unknown): boolean => error instanceof ApiError && error.body.code === 422;

export type DrafSaver = ReturnType<typeof createDrafSaver>;

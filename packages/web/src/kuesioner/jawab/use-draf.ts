import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../base/api/api.ts';
import type { JawabanIsian } from '../pertanyaan/use-jawaban.ts';
import { createDrafSaver, type DrafSaver, type KeadaanDraf } from './draf-saver.ts';
import { isianTersimpan, type IsianKuesioner } from './isian-tersimpan.ts';

type Siapa = { organisasi_id: number; kuesioner_id: number; user_id: number };

/** Keeps every change on the device at once and on the server a moment later, and follows what another device filled in. */
export function useDraf(siapa: Siapa, dariServer: IsianKuesioner, { jawaban, replace }: JawabanIsian) {
  const [keadaan, setKeadaan] = useState<KeadaanDraf | null>(null);
  const saver = useRef<DrafSaver | null>(null);
  const versi = useRef(dariServer.versi_draf);
  const known = useRef(jawaban);
  const { organisasi_id, kuesioner_id } = siapa;

  const keep = (filled: readonly Jawaban[], is_lebih_baru: boolean) =>
    isianTersimpan.keep(siapa, { isian: dariServer, jawaban: filled, versi: versi.current, is_lebih_baru });
  const send = useEffectEvent(async (filled: readonly Jawaban[]) => {
    const input = { organisasi_id, kuesioner_id, jawaban: [...filled] };
    const saved = await api.jawabKuesioner.saveDrafKuesioner.call(input, { autosave: true });
    versi.current = saved.versi_draf;
    keep(known.current, known.current !== filled);
  });

  const start = useEffectEvent((made: DrafSaver) => {
    saver.current = made;
    const isLeft = isianTersimpan.read(siapa)?.is_lebih_baru ?? false;
    keep(jawaban, isLeft);
    // Filled in without a connection, and the page loaded again since.
    if (isLeft) made.save(jawaban);
  });
  useEffect(() => {
    const made = createDrafSaver({ send: (filled) => send(filled), onKeadaan: setKeadaan });
    const flush = () => void made.flush();
    start(made);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  const take = useEffectEvent((filled: readonly Jawaban[]) => {
    if (known.current === filled) return;
    known.current = filled;
    keep(filled, true);
    saver.current?.save(filled);
  });
  useEffect(() => take(jawaban), [jawaban]);

  const follow = useEffectEvent((next: number) => {
    if (next <= versi.current || isianTersimpan.read(siapa)?.is_lebih_baru) return;
    versi.current = next;
    known.current = dariServer.jawaban;
    keep(dariServer.jawaban, false);
    replace(dariServer.jawaban);
  });
  useEffect(() => follow(dariServer.versi_draf), [dariServer.versi_draf]);

  return {
    keadaan,
    /** The answers themselves are sent: no draft any more. */
    stop: () => saver.current?.stop(),
    /** They were not taken. */
    resume: () => saver.current?.resume(),
    forget: () => isianTersimpan.forget(siapa),
  };
}

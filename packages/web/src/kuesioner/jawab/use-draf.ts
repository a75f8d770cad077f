import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../base/api/api.ts';
import type { JawabanIsian } from '../pertanyaan/use-jawaban.ts';
import { createDrafSaver, type DrafSaver, type KeadaanDraf } from './draf-saver.ts';
import { isianTersimpan, type IsianKuesioner } from './isian-tersimpan.ts';

type Siapa = { organisasi_id: number; kuesioner_id: number; user_id: number };

type Sumber = {
  isian: IsianKuesioner;
  /** Asks the server for it again. */
  refetch: () => Promise<unknown>;
};

/** Keeps every change on the device at once and on the server a moment later, and follows what another device filled in. */
export function useDraf(siapa: Siapa, { isian: dariServer, refetch }: Sumber, { jawaban, replace }: JawabanIsian) {
  const [keadaan, setKeadaan] = useState<KeadaanDraf | null>(null);
  const saver = useRef<DrafSaver | null>(null);
  const versi = useRef(dariServer.versi_draf);
  const known = useRef(jawaban);
  /** What the server has, as far as this device knows: only what differs from it is sent. */
  const dasar = useRef(dariServer.jawaban);
  /** Another device wrote between two saves of this one. */
  const isTertinggal = useRef(false);
  const { organisasi_id, kuesioner_id } = siapa;

  const keep = (filled: readonly Jawaban[], is_lebih_baru: boolean) =>
    isianTersimpan.keep(siapa, { isian: dariServer, jawaban: filled, versi: versi.current, is_lebih_baru });
  const send = useEffectEvent(async (filled: readonly Jawaban[]) => {
    const diubah = listDiubah(dasar.current, filled);
    const input = { organisasi_id, kuesioner_id, jawaban: [...filled], diubah };
    const saved = await api.jawabKuesioner.saveDrafKuesioner.call(input, { autosave: true });
    isTertinggal.current ||= saved.versi_draf > versi.current + 1;
    versi.current = saved.versi_draf;
    dasar.current = [...filled];
    keep(known.current, known.current !== filled);
    if (isTertinggal.current && known.current === filled) await refetch();
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
    const isNew = next > versi.current || (next === versi.current && isTertinggal.current);
    if (!isNew || isianTersimpan.read(siapa)?.is_lebih_baru) return;
    isTertinggal.current = false;
    versi.current = next;
    known.current = dariServer.jawaban;
    dasar.current = dariServer.jawaban;
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

/** The questions that are answered otherwise, or no longer, or newly. */
function listDiubah(before: readonly Jawaban[], after: readonly Jawaban[]): number[] {
  const [lama, baru] = [before, after].map(
    (all) => new Map(all.map(({ pertanyaan_id, nilai }) => [pertanyaan_id, JSON.stringify(nilai)])),
  );
  return [...new Set([...(lama?.keys() ?? []), ...(baru?.keys() ?? [])])].filter(
    (id) => lama?.get(id) !== baru?.get(id),
  );
}

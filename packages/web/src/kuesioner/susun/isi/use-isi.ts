import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../base/api/api.ts';
import { fieldErrorsOf } from '../../../kit/failure/field-errors.ts';
import { pesanKegagalan } from '../../../kit/failure/pesan-kegagalan.ts';
import { meetRefused } from '../../../kit/form/meet-refused.ts';
import { markUnsaved } from '../../../kit/form/unsaved-work.ts';
import { isiOf, isSameIsi, type Isi } from './isi-kuesioner.ts';
import { recordIsi, redoIsi, startRiwayat, undoIsi } from './riwayat-isi.ts';
import { byPertanyaan, checkIsi, withoutSalah, type Salah } from './salah-isi.ts';

/** A questionnaire while it is written: what is written, what can be undone, what is wrong with it, and how it is kept. */
export function useIsi(organisasi_id: number, detail: KuesionerDetail) {
  const { kuesioner_id } = detail;
  const [dasar, setDasar] = useState({ isi: isiOf(detail), versi: detail.versi });
  const [riwayat, setRiwayat] = useState(() => startRiwayat(isiOf(detail)));
  const [salah, setSalah] = useState<Salah>({});
  const [failure, setFailure] = useState<string>();
  const save = useMutation(api.kuesioner.changeKuesioner.mutation({ errors: 'caller' }));
  // Publishing says one thing, also where it keeps first what was just written.
  const saveFirst = useMutation(api.kuesioner.changeKuesioner.mutation({ errors: 'caller', quiet: true }));
  const open = useMutation(api.kuesioner.openKuesioner.mutation({ errors: 'caller' }));
  const isDirty = !isSameIsi(riwayat.isi, dasar.isi);

  // What others wrote is taken over while nothing here would be lost; else the next save is refused with its reason.
  if (detail.versi > dasar.versi) {
    const isi = isiOf(detail);
    const isSame = isSameIsi(isi, dasar.isi);
    if (isSame || !isDirty) setDasar({ isi, versi: detail.versi });
    if (!isSame && !isDirty) setRiwayat(startRiwayat(isi));
  }

  useEffect(() => (isDirty ? markUnsaved(true) : undefined), [isDirty]);

  const refuse = (errors: Salah, message?: string) => {
    setSalah(errors);
    setFailure(Object.keys(errors).length > 0 ? 'Periksa yang ditandai di bawah' : message);
    return false;
  };
  const refuseBy = (error: unknown) =>
    refuse(byPertanyaan(fieldErrorsOf(error), riwayat.isi.bagian), pesanKegagalan(error));

  /** Marks what is wrong with it as it is written now; true where nothing is. */
  const check = (): boolean => {
    if (meetRefused(document)) return refuse({}, 'Perbaiki isian yang bertanda merah');
    const errors = checkIsi(riwayat.isi);
    return Object.keys(errors).length === 0 || refuse(errors);
  };

  /** Whether it is kept now, and kept as the version that is answered. */
  const keep = async (by = save): Promise<boolean> => {
    const sent = riwayat.isi;
    if (!check()) return false;
    try {
      const kept = await by.mutateAsync({ ...sent, organisasi_id, kuesioner_id, versi: dasar.versi });
      const isi = isiOf(kept);
      setDasar({ isi, versi: kept.versi });
      setRiwayat((now) => (now.isi === sent ? { ...now, isi } : now));
      refuse({});
      return true;
    } catch (error) {
      return refuseBy(error);
    }
  };

  return {
    isi: riwayat.isi,
    salah,
    failure,
    isDirty,
    isSaving: save.isPending || saveFirst.isPending || open.isPending,
    canUndo: riwayat.lalu.length > 0,
    canRedo: riwayat.nanti.length > 0,
    /** `kunci` names the field, so that letters typed in a row are one step. */
    change: (changes: Partial<Isi>, kunci: string | null = null) => {
      setRiwayat((now) => recordIsi(now, { ...now.isi, ...changes }, { kunci, pada: Date.now() }));
      if (kunci !== null) setSalah((now) => withoutSalah(now, kunci));
    },
    undo: () => setRiwayat(undoIsi),
    redo: () => setRiwayat(redoIsi),
    check,
    save: () => keep(),
    publish: async (): Promise<boolean> => {
      if (isDirty && !(await keep(saveFirst))) return false;
      try {
        await open.mutateAsync({ organisasi_id, kuesioner_id });
        return true;
      } catch (error) {
        return refuseBy(error);
      }
    },
  };
}

export type PenyusunIsi = ReturnType<typeof useIsi>;

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stepPertanyaan } from './isi/move-pertanyaan.ts';
import type { PenyusunIsi } from './isi/use-isi.ts';

type Part = Pick<PenyusunIsi, 'isi' | 'change' | 'undo' | 'redo'>;

const LANGKAH = { ArrowUp: -1, ArrowDown: 1 } as const;
const isLangkah = (key: string): key is keyof typeof LANGKAH => key in LANGKAH;

/**
 * The builder by keyboard: Ctrl+Z and Ctrl+Shift+Z, and Alt or Ctrl with an arrow moves the question one is in. What was
 * typed into keeps the focus where it goes; `kabar` says where that is.
 */
export function usePintasan({ isi, change, undo, redo }: Part) {
  const root = useRef<HTMLDivElement>(null);
  const kept = useRef<HTMLElement | null>(null);
  const [kabar, setKabar] = useState('');

  const move = (target: HTMLElement, key: keyof typeof LANGKAH): boolean => {
    const id = Number(target.closest<HTMLElement>('[data-pertanyaan]')?.dataset['pertanyaan']);
    const next = stepPertanyaan(isi.bagian, id, LANGKAH[key]);
    // A list of the system opens by Alt and an arrow.
    if (!id || !next || target instanceof HTMLSelectElement) return false;
    kept.current = target;
    change({ bagian: next });
    const nomor = next.flatMap(({ pertanyaan }) => pertanyaan).findIndex(({ pertanyaan_id }) => pertanyaan_id === id);
    setKabar(`Pertanyaan dipindah ke nomor ${nomor + 1}`);
    return true;
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || target.closest('[role="dialog"]')) return;
    const isElsewhere = !root.current?.contains(target) && target.matches('input, textarea');
    const letter = key.toLowerCase();
    if ((ctrlKey || metaKey) && !altKey && !isElsewhere && (letter === 'z' || letter === 'y')) {
      if (letter === 'y' || shiftKey) redo();
      else undo();
    } else if (!((altKey || ctrlKey) && isLangkah(key) && move(target, key))) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const known = useRef(isi.bagian);
  useEffect(() => {
    if (known.current === isi.bagian) return;
    known.current = isi.bagian;
    const wanted = kept.current;
    kept.current = null;
    if (wanted?.isConnected) wanted.focus();
    // What was pressed went with its question.
    else if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isi.bagian]);

  return { root, kabar };
}

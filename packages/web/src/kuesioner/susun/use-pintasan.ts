import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stepPertanyaan } from './isi/move-pertanyaan.ts';
import type { PenyusunIsi } from './isi/use-isi.ts';
import { nomorOf } from './pertanyaan/nomor-of.ts';
import { restoreFokus, tempatFokusOf, type TempatFokus } from './tempat-fokus.ts';

type Part = Pick<PenyusunIsi, 'isi' | 'change' | 'undo' | 'redo'>;

const LANGKAH = { ArrowUp: -1, ArrowDown: 1 } as const;
const isLangkah = (key: string): key is keyof typeof LANGKAH => key in LANGKAH;

/**
 * The builder by keyboard: Ctrl+Z and Ctrl+Shift+Z, and Alt with an arrow moves the question one is in. Whatever moves, the
 * focus goes along; `kabar` says where that is.
 */
export function usePintasan({ isi, change, undo, redo }: Part) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<TempatFokus | null>(null);
  const [kabar, sebut] = useState('');

  const move = (target: HTMLElement, key: keyof typeof LANGKAH): boolean => {
    const id = Number(target.closest<HTMLElement>('[data-pertanyaan]')?.dataset['pertanyaan']);
    const next = stepPertanyaan(isi.bagian, id, LANGKAH[key]);
    // A list of the system opens by Alt and an arrow.
    if (!id || !next || target instanceof HTMLSelectElement) return false;
    change({ bagian: next });
    sebut(`Pertanyaan dipindah ke nomor ${nomorOf(next, id)}`);
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
    } else if (!(altKey && isLangkah(key) && move(target, key))) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const remember = ({ target }: FocusEvent) => {
      last.current = tempatFokusOf(target);
    };
    const builder = root.current;
    document.addEventListener('keydown', listen);
    builder?.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', listen);
      builder?.removeEventListener('focusin', remember);
    };
  }, []);

  const known = useRef(isi.bagian);
  useEffect(() => {
    if (known.current === isi.bagian) return;
    known.current = isi.bagian;
    // What was pressed went with its question, or cannot be pressed any more.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
    if (isLost && root.current) restoreFokus(root.current, last.current);
  }, [isi.bagian]);

  return { root, kabar, sebut };
}

import { useRef, useState, type DragEvent } from 'react';
import type { Tujuan } from '../isi/move-pertanyaan.ts';

export type Seret = {
  /** The question in the hand. */
  dibawa: number | null;
  tujuan: Tujuan | null;
  start: (event: DragEvent, pertanyaan_id: number) => void;
  over: (event: DragEvent, tujuan: Tujuan) => void;
  drop: (event: DragEvent) => void;
  end: () => void;
};

/** Questions dragged by their handle: where the one in the hand would come down, and its coming down. */
export function useSeret(onDrop: (pertanyaan_id: number, tujuan: Tujuan) => void): Seret {
  const [dibawa, setDibawa] = useState<number | null>(null);
  const [tujuan, setTujuan] = useState<Tujuan | null>(null);
  // Where it was last, also when it is let go before that was drawn.
  const latest = useRef<{ dibawa: number | null; tujuan: Tujuan | null }>({ dibawa: null, tujuan: null });
  const aim = (next: Tujuan | null) => {
    latest.current.tujuan = next;
    setTujuan(next);
  };
  const carry = (id: number | null) => {
    latest.current.dibawa = id;
    setDibawa(id);
  };
  const end = () => {
    carry(null);
    aim(null);
  };
  return {
    dibawa,
    tujuan,
    start: ({ dataTransfer, currentTarget }, pertanyaan_id) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', String(pertanyaan_id));
      const card = currentTarget.closest('li');
      if (card) dataTransfer.setDragImage(card, 12, 12);
      carry(pertanyaan_id);
    },
    over: (event, next) => {
      if (latest.current.dibawa === null) return;
      event.preventDefault();
      event.stopPropagation();
      const { tujuan: before } = latest.current;
      if (before?.bagian_id !== next.bagian_id || before.sebelum !== next.sebelum) aim(next);
    },
    drop: (event) => {
      const { dibawa: id, tujuan: place } = latest.current;
      if (id === null) return;
      event.preventDefault();
      if (place) onDrop(id, place);
      end();
    },
    end,
  };
}

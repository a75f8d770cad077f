import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { ActionIcon } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { DragEvent } from 'react';
import { duplicatePertanyaan, removePertanyaan } from '../isi/change-pertanyaan.ts';
import type { Pertanyaan } from '../isi/isi-kuesioner.ts';
import { stepPertanyaan, type Langkah } from '../isi/move-pertanyaan.ts';
import { pertanyaanIdOf } from '../isi/salah-isi.ts';
import classes from './susun.module.css';
import type { Penyusun } from './penyusun.ts';
import { nomorOf } from './nomor-of.ts';
import { PertanyaanForm } from './pertanyaan-form.tsx';
import { PertanyaanRingkas } from './pertanyaan-ringkas.tsx';

type Props = {
  pertanyaan: Pertanyaan;
  /** Counted through all sections. */
  nomor: number;
  bagian_id: number;
  /** The question that follows in its section. */
  berikut: number | null;
  penyusun: Penyusun;
};

const icon = { size: 17, 'aria-hidden': true } as const;
const quiet = { variant: 'subtle', color: 'gray', size: 'input-sm' } as const;

/** One question: in short, or open to be written; moved by its handle, its buttons, or Alt and an arrow. */
export function PertanyaanItem({ pertanyaan, nomor, bagian_id, berikut, penyusun }: Props) {
  const { pertanyaan_id, judul } = pertanyaan;
  const { bagian, aktif, open, change, sebut, seret, salah } = penyusun;
  const isOpen = aktif === pertanyaan_id;
  const isWrong = Object.keys(salah).some((field) => pertanyaanIdOf(field) === pertanyaan_id);
  const [up, down] = [-1, 1].map((langkah) => stepPertanyaan(bagian, pertanyaan_id, langkah as Langkah));
  const move = (moved: Bagian[] | null | undefined) => {
    if (!moved) return;
    change(moved);
    sebut(`Pertanyaan dipindah ke nomor ${nomorOf(moved, pertanyaan_id)}`);
  };
  const over = (event: DragEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const isAbove = event.clientY < top + height / 2;
    seret.over(event, { bagian_id, sebelum: isAbove ? pertanyaan_id : berikut });
  };
  const place = seret.tujuan?.bagian_id === bagian_id ? seret.tujuan.sebelum : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop; its buttons move as well
    <li
      className={classes['pertanyaan']}
      data-pertanyaan={pertanyaan_id}
      data-open={isOpen || undefined}
      data-wrong={isWrong || undefined}
      data-dibawa={seret.dibawa === pertanyaan_id || undefined}
      data-garis={place === pertanyaan_id ? 'atas' : place === null && berikut === null ? 'bawah' : undefined}
      onDragOver={over}
    >
      <div className={classes['baris']}>
        <span
          className={classes['pegangan']}
          draggable
          aria-hidden="true"
          onDragStart={(event) => seret.start(event, pertanyaan_id)}
          onDragEnd={seret.end}
        >
          <IconGripVertical size={17} />
        </span>
        <button
          type="button"
          className={classes['judul']}
          aria-expanded={isOpen}
          onClick={() => open(isOpen ? null : pertanyaan_id)}
        >
          <span className={classes['nomor']}>{nomor}</span>
          {judul || 'Pertanyaan tanpa judul'}
        </button>
        <div className={classes['tombol']}>
          <ActionIcon {...quiet} disabled={!up} aria-label={`Naikkan pertanyaan ${nomor}`} onClick={() => move(up)}>
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon
            {...quiet}
            disabled={!down}
            aria-label={`Turunkan pertanyaan ${nomor}`}
            onClick={() => move(down)}
          >
            <IconArrowDown {...icon} />
          </ActionIcon>
          <ActionIcon
            {...quiet}
            aria-label={`Gandakan pertanyaan ${nomor}`}
            onClick={() => {
              const made = duplicatePertanyaan(bagian, pertanyaan_id);
              change(made.bagian);
              open(made.pertanyaan_id);
            }}
          >
            <IconCopy {...icon} />
          </ActionIcon>
          <ActionIcon
            {...quiet}
            aria-label={`Hapus pertanyaan ${nomor}`}
            onClick={() => {
              change(removePertanyaan(bagian, pertanyaan_id));
              sebut(`Pertanyaan ${nomor} dihapus. Ctrl + Z mengurungkan`);
            }}
          >
            <IconTrash {...icon} />
          </ActionIcon>
        </div>
      </div>
      {isOpen ? (
        <PertanyaanForm pertanyaan={pertanyaan} penyusun={penyusun} />
      ) : (
        <PertanyaanRingkas bagian={bagian} pertanyaan={pertanyaan} />
      )}
    </li>
  );
}

import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, type KeyboardEvent } from 'react';
import { nextNomor } from '../isi/change-pertanyaan.ts';
import { stepOf, type Langkah } from '../isi/move-pertanyaan.ts';
import type { Salah } from '../isi/salah-isi.ts';
import classes from './susun.module.css';

type Butir = { id: number; teks: string };
type Props = {
  /** 'Pilihan' or 'Baris'. */
  label: string;
  butir: readonly Butir[];
  onChange: (butir: Butir[], field: string) => void;
  /** The beginning of the sentences that concern these: `pertanyaan.3.pilihan`. */
  kunci: string;
  salah: Salah;
  max: number;
};

/** A few words each, written in place: Enter adds the next, Backspace takes an empty one away, Alt and an arrow moves. */
export function DaftarIsian({ label, butir, onChange, kunci, salah, max }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focus = (at: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus());
  const add = (at: number) => {
    if (butir.length >= max) return;
    const id = nextNomor(butir.map((one) => one.id));
    onChange(butir.toSpliced(at, 0, { id, teks: '' }), kunci);
    focus(at);
  };
  const remove = (at: number) => {
    onChange(butir.toSpliced(at, 1), kunci);
    focus(Math.max(0, at - 1));
  };
  const move = (at: number, langkah: Langkah) => {
    const next = stepOf(butir, at, langkah);
    if (!next) return;
    onChange(next, kunci);
    focus(at + langkah);
  };
  const press = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Enter') add(at + 1);
    else if (event.key === 'Backspace' && butir[at]?.teks === '' && butir.length > 1) remove(at);
    else if (event.altKey && event.key === 'ArrowUp') move(at, -1);
    else if (event.altKey && event.key === 'ArrowDown') move(at, 1);
    else return;
    event.preventDefault();
    // The question itself stays where it is.
    event.stopPropagation();
  };
  return (
    <fieldset className={classes['isian']}>
      <legend>{label}</legend>
      <div ref={box} className={classes['butir']}>
        {butir.map(({ id, teks }, at) => (
          <div key={id} className={classes['satu']}>
            <TextInput
              aria-label={`${label} ${at + 1}`}
              value={teks}
              maxLength={200}
              autoComplete="off"
              error={salah[`${kunci}.${at}.teks`]}
              onChange={({ currentTarget: { value } }) =>
                onChange(butir.with(at, { id, teks: value }), `${kunci}.${at}.teks`)
              }
              onKeyDown={(event) => press(event, at)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="input-sm"
              disabled={at === 0}
              aria-label={`Naikkan ${label.toLowerCase()} ${at + 1}`}
              onClick={() => move(at, -1)}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="input-sm"
              disabled={at === butir.length - 1}
              aria-label={`Turunkan ${label.toLowerCase()} ${at + 1}`}
              onClick={() => move(at, 1)}
            >
              <IconArrowDown size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="input-sm"
              aria-label={`Hapus ${label.toLowerCase()} ${at + 1}`}
              onClick={() => remove(at)}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </div>
        ))}
      </div>
      {butir.length < max && (
        <Button variant="subtle" onClick={() => add(butir.length)}>
          Tambah {label.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}

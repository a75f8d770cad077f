import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { useEscape } from '../../ui/use-escape.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { Session } from '../session/use-session.ts';
import classes from './command-palette.module.css';
import { paletteChoices, type PaletteChoice } from './palette-choices.ts';
import { useAnggotaChoices } from './use-anggota-choices.ts';

type Props = { session: Session; opened: boolean; onClose: () => void };

/** Ctrl K: finds menus and members by their words and goes there. */
export function CommandPalette({ session, opened, onClose }: Props) {
  useEscape(opened, onClose);
  const layer = useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={560}
      yOffset="12vh"
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content data-layer={layer} aria-label="Cari" classNames={{ content: classes['content'] ?? '' }}>
        <Search session={session} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

function Search({ session, onClose }: Omit<Props, 'opened'>) {
  const id = useId();
  const { history } = useRouter();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const choices = [...paletteChoices(session, text), ...useAnggotaChoices(session, text)];

  const go = (choice: PaletteChoice | undefined) => {
    if (!choice) return;
    onClose();
    history.push(choice.href);
  };
  const move = (to: number) => {
    const next = (to + choices.length) % choices.length;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter') go(choices[active]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        className={classes['input']}
        role="combobox"
        aria-label="Cari menu dan anggota"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[active] && `${id}-${active}`}
        autoComplete="off"
        placeholder="Cari menu, anggota, laporan…"
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Hasil pencarian" className={classes['list']}>
        {choices.map((choice, index) => (
          // The keyboard acts in the field above (aria-activedescendant); the list only takes the pointer.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes['choice']}
            onMouseMove={() => setActive(index)}
            onClick={() => go(choice)}
          >
            <span>{choice.label}</span>
            <span className={classes['hint']}>{choice.hint}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && <p className={classes['empty']}>Data tidak tersedia</p>}
    </>
  );
}

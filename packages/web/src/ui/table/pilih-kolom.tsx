import { ActionIcon } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useRef, useState, type RefObject } from 'react';
import { Floating } from '../layer/floating.tsx';
import { useEscape } from '../layer/use-escape.ts';
import { useFocusBack } from '../layer/use-focus-back.ts';
import classes from './pilih-kolom.module.css';

type Kolom = { key: string; header: string; isShown: boolean };

/** Columns of another kind, under their own name; what is chosen of them the list asks for. */
export type KolomLain = { nama: string; choices: readonly Kolom[]; toggle: (key: string) => void };

type Props = {
  label: string;
  choices: readonly Kolom[];
  toggle: (key: string) => void;
  lain?: KolomLain | undefined;
};

/** Which columns of a list one wants to see. */
export function PilihKolom({ label, choices, toggle, lain }: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <ActionIcon
        ref={anchor}
        variant="default"
        size="lg"
        aria-label={`Kolom ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconColumns3 size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {opened && <Choices anchor={anchor} choices={choices} toggle={toggle} lain={lain} onClose={close} />}
    </>
  );
}

type ChoicesProps = Omit<Props, 'label'> & { anchor: RefObject<HTMLElement | null>; onClose: () => void };

function Choices({ anchor, choices, toggle, lain, onClose }: ChoicesProps) {
  const layer = useFocusBack(true);
  useEscape(true, onClose);
  const others = new Set(lain?.choices.map(({ key }) => key));
  return (
    <Floating anchor={anchor} onDismiss={onClose} align="end" role="region" label="Kolom yang tampil" layer={layer}>
      <div className={classes['kinds']}>
        <Kind nama="Kolom yang tampil" choices={choices.filter(({ key }) => !others.has(key))} toggle={toggle} />
        {lain && lain.choices.length > 0 && <Kind {...lain} />}
      </div>
    </Floating>
  );
}

const Kind = ({ nama, choices, toggle }: KolomLain) => (
  <fieldset className={classes['choices']}>
    <legend>{nama}</legend>
    {choices.map(({ key, header, isShown }) => (
      <label key={key}>
        <input type="checkbox" checked={isShown} onChange={() => toggle(key)} />
        {header}
      </label>
    ))}
  </fieldset>
);

import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './picker.module.css';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import { usePhone } from './use-phone.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Names the layer: 'Pilih tanggal mulai'. */
  label: string;
  /** The field that the layer belongs to. */
  field: ReactElement;
  children: ReactNode;
};

/** What a picker offers: beside its field on a desktop, in a dialog on a phone. */
export function PickerLayer({ opened, onClose, label, field, children }: Props) {
  const phone = usePhone();
  const beside = opened && !phone;
  const layer = useFocusBack(beside);
  useEscape(beside, onClose);

  if (phone) {
    return (
      <>
        {field}
        <Dialog opened={opened} onClose={onClose} title={label}>
          {children}
        </Dialog>
      </>
    );
  }
  return (
    // Mantine's own roles would name the layer by an id that no element bears.
    <Popover
      opened={beside}
      onDismiss={onClose}
      position="bottom-start"
      offset={6}
      trapFocus
      withRoles={false}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 100 }}
      shadow="md"
    >
      <Popover.Target>{field}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes['layer'] ?? ''} data-layer={layer}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

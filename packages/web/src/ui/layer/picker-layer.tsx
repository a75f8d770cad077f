import { useFocusTrap } from '@mantine/hooks';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from './dialog.tsx';
import { Floating } from './floating.tsx';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import { usePhone } from '../show/use-phone.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Names the layer: 'Pilih tanggal mulai'. */
  label: string;
  /** The field that the layer belongs to. */
  field: ReactNode;
  children: ReactNode;
};

/** What a picker offers: beside its field on a desktop, in a dialog on a phone. */
export function PickerLayer({ opened, onClose, label, field, children }: Props) {
  const phone = usePhone();
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchor}>{field}</div>
      {phone ? (
        <Dialog opened={opened} onClose={onClose} title={label}>
          {children}
        </Dialog>
      ) : (
        opened && (
          <BesideField anchor={anchor} label={label} onClose={onClose}>
            {children}
          </BesideField>
        )
      )}
    </>
  );
}

function BesideField(props: {
  anchor: RefObject<HTMLDivElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const trap = useFocusTrap();
  const layer = useFocusBack(true);
  useEscape(true, props.onClose);
  return (
    <Floating
      ref={trap}
      anchor={props.anchor}
      onDismiss={props.onClose}
      role="dialog"
      label={props.label}
      layer={layer}
    >
      {props.children}
    </Floating>
  );
}

import { CloseButton, Drawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import { usePhone } from './use-phone.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  width?: number;
};

/** The detail of one row beside its list, which stays in sight; on a phone it takes the whole screen. */
export function SidePanel({ opened, onClose, title, children, footer, width = 480 }: Props) {
  const phone = usePhone();
  useEscape(opened, onClose);
  const layer = useFocusBack(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={phone ? '100%' : width}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 140 }}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content data-layer={layer} classNames={{ content: classes['content'] ?? '' }} data-panel>
        <div className={classes['head']}>
          <Drawer.Title className={classes['title'] ?? ''}>{title}</Drawer.Title>
        </div>
        <Drawer.Body className={classes['body'] ?? ''}>{children}</Drawer.Body>
        {footer && <div className={classes['foot']}>{footer}</div>}
        <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

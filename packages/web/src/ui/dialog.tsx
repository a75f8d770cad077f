import { CloseButton, Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
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
  /** Buttons, the main one last; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  /** Width in px; never wider than the window. */
  width?: number;
  fullScreenOnPhone?: boolean;
};

/** Every dialog of the product: named by its title, closed by Escape, the focus kept inside and given back. */
export function Dialog({ opened, onClose, title, children, footer, width = 520, fullScreenOnPhone = false }: Props) {
  const fullScreen = usePhone() && fullScreenOnPhone;
  useEscape(opened, onClose);
  const layer = useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      fullScreen={fullScreen}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content data-layer={layer} classNames={{ content: classes['content'] ?? '' }}>
        <div className={classes['head']}>
          <Modal.Title className={classes['title'] ?? ''}>{title}</Modal.Title>
        </div>
        <Modal.Body className={classes['body'] ?? ''}>{children}</Modal.Body>
        {footer && <div className={classes['foot']}>{footer}</div>}
        {/* Last in the order of the keyboard, so that opening a form lands in its first field. */}
        <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

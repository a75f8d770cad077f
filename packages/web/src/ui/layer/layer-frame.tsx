import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layer-frame.module.css';

type Props = { titleId: string; title: string; onClose: () => void; children: ReactNode; footer: ReactNode };

/** What dialogs and side panels have in common: a title, a body that scrolls, buttons that stay in sight. */
export function LayerFrame({ titleId, title, onClose, children, footer }: Props) {
  return (
    <>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      <div className={classes['body']}>{children}</div>
      {footer && <div className={classes['foot']}>{footer}</div>}
      {/* Last in the order of the keyboard, so that opening a form lands in its first field. */}
      <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={onClose} />
    </>
  );
}

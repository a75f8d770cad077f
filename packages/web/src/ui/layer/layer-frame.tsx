import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layer-frame.module.css';

type Props = { titleId: string; title: string; onClose: () => void; children: ReactNode; footer: ReactNode };

/** A date, which the end of a line would break at its hyphens. */
const TANGGAL = /(\d{2}-\d{2}-\d{4})/;

/** What dialogs and side panels have in common: a title, a body that scrolls, buttons that stay in sight. */
export function LayerFrame({ titleId, title, onClose, children, footer }: Props) {
  return (
    <>
      <h2 id={titleId} className={classes['title']}>
        {title.split(TANGGAL).map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))}
      </h2>
      <div className={classes['body']}>{children}</div>
      {footer && <div className={classes['foot']}>{footer}</div>}
      {/* Last in the order of the keyboard, so that opening a form lands in its first field. */}
      <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={onClose} />
    </>
  );
}

import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type Props = {
  title?: string;
  /** One sentence: what would stand here, or what to do. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title = 'Data kosong', children, action, icon }: Props) {
  return (
    <div className={classes['notice']}>
      <span className={classes['icon']} aria-hidden="true">
        {icon ?? <IconInbox size={22} stroke={1.75} />}
      </span>
      <p className={classes['title']}>{title}</p>
      {children && <p className={classes['text']}>{children}</p>}
      {action}
    </div>
  );
}

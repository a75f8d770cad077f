import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { hintOfFailure } from '../kit/hint-of-failure.ts';
import { pesanKegagalan } from '../kit/report-failure.ts';
import classes from './notice.module.css';

type Props = { error: Error; onRetry?: () => void };

/** Something could not be loaded: what happened, and what to do about it. */
export function ErrorState({ error, onRetry }: Props) {
  const hint = hintOfFailure(error);
  return (
    <div className={classes['notice']} role="alert">
      <span className={classes['icon']} data-kind="error" aria-hidden="true">
        <IconCloudOff size={22} stroke={1.75} />
      </span>
      <p className={classes['title']}>{pesanKegagalan(error)}</p>
      {hint && <p className={classes['text']}>{hint}</p>}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

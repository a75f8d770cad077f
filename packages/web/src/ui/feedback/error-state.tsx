import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { hintOfFailure } from '../../kit/failure/hint-of-failure.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import classes from './notice.module.css';

type Props = { error: Error; onRetry?: () => void };

/** Something could not be loaded: what happened, and what to do about it. Invalid fields are mended, not asked again. */
export function ErrorState({ error, onRetry }: Props) {
  const hint = hintOfFailure(error);
  const isAskedWrongly = Object.keys(fieldErrorsOf(error)).length > 0;
  return (
    <div className={classes['notice']} role="alert">
      <span className={classes['icon']} data-kind="error" aria-hidden="true">
        <IconCloudOff size={22} stroke={1.75} />
      </span>
      <p className={classes['title']}>{pesanKegagalan(error)}</p>
      {hint && <p className={classes['text']}>{hint}</p>}
      {onRetry && !isAskedWrongly && (
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

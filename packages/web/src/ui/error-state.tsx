import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import classes from './notice.module.css';

type Props = {
  /** What happened, in the server's words where it has some. */
  message?: string;
  /** What was kept and what to do. */
  hint?: string | undefined;
  onRetry?: () => void;
};

export function ErrorState({ message = 'Data tidak tersedia', hint, onRetry }: Props) {
  return (
    <div className={classes['notice']} role="alert">
      <span className={classes['icon']} data-kind="error" aria-hidden="true">
        <IconCloudOff size={22} stroke={1.75} />
      </span>
      <p className={classes['title']}>{message}</p>
      <p className={classes['text']}>{hint ?? 'Periksa sambungan Anda, lalu coba lagi.'}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

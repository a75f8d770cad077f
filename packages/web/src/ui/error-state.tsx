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

export function ErrorState({ message, hint, onRetry }: Props) {
  // Words that were given say themselves what to do: nobody whose server failed is sent to look at his connection.
  const said = hint ?? (message === undefined ? 'Periksa sambungan Anda, lalu coba lagi.' : undefined);
  return (
    <div className={classes['notice']} role="alert">
      <span className={classes['icon']} data-kind="error" aria-hidden="true">
        <IconCloudOff size={22} stroke={1.75} />
      </span>
      <p className={classes['title']}>{message ?? 'Data tidak tersedia'}</p>
      {said && <p className={classes['text']}>{said}</p>}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

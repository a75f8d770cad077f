import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import classes from './form-notice.module.css';

type Props = {
  /** Why sending failed: a sentence, or what was thrown. */
  failure?: string | Error | null | undefined;
  /** What one should know before; a failure takes its place. */
  pesan?: string | undefined;
  /** It warns, of what was refused or will be lost. */
  isAwas?: boolean;
};

export function FormNotice({ failure, pesan, isAwas = false }: Props) {
  if (failure) {
    return (
      <p className={classes['notice']} data-kind="failure" role="alert">
        {typeof failure === 'string' ? failure : sebutKegagalan(failure)}
      </p>
    );
  }
  return pesan ? (
    <p className={classes['notice']} data-kind={isAwas ? 'failure' : undefined} role="status">
      {pesan}
    </p>
  ) : null;
}

import { Button } from '@mantine/core';
import { outbox } from '../../base/outbox/outbox.ts';
import { useOutbox } from '../../base/outbox/use-outbox.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { Link } from '../../ui/show/link.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from './jawab.module.css';
import { responsOutbox } from './respons-outbox.ts';

type Props = { organisasi_id: number; user_id: number };

/** Answers that are on this device only, and those of them that the server refused, with its reason. */
export function JawabanDiPerangkat({ organisasi_id, user_id }: Props) {
  const waiting = useOutbox(user_id).flatMap((queued) => {
    const input = responsOutbox.inputOf(queued);
    return input?.organisasi_id === organisasi_id ? [{ ...queued, input }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Card title="Di perangkat ini">
      <ul className={classes['list']}>
        {waiting.map(({ key, input, refusal }) => (
          <li key={key} className={classes['waiting']}>
            <span className={classes['words']}>
              <Link href={hrefTo('riwayatKuesioner', { organisasi_id }, { kuesioner: input.kuesioner_id })}>
                {input.judul}
              </Link>
              <span className={refusal === null ? classes['support'] : classes['salah']}>
                {refusal ?? 'Tersimpan di perangkat, akan dikirim'}
              </span>
            </span>
            {refusal !== null && (
              <Button variant="default" onClick={() => void outbox.dismiss(key)}>
                Tutup
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

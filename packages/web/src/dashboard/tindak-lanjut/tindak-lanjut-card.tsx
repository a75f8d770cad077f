import type { TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { Card } from '../../ui/show/card.tsx';
import classes from './tindak-lanjut-card.module.css';
import { kumpulkanPerlu, URGENSI, type Menunggu } from './perlu.ts';
import { PerluRow } from './perlu-row.tsx';
import { ICON_URGENSI, LABEL_URGENSI } from './label-perlu.ts';

type Props = { organisasi_id: number; items: readonly TindakLanjut[]; menunggu: Menunggu | undefined };

/**
 * What waits for the operator in one list by urgency: his own decisions and the organisation's follow-ups. Each row says
 * what to do and leads to where it is done.
 */
export function TindakLanjutCard({ organisasi_id, items, menunggu }: Props) {
  const { terbuka, ditangani } = kumpulkanPerlu(items, menunggu);
  return (
    <Card title="Tindak lanjut">
      {terbuka.length === 0 && <p className={classes['none']}>Tidak ada yang menunggu.</p>}
      {URGENSI.map((urgensi) => {
        const rows = terbuka.filter((one) => one.urgensi === urgensi);
        const [label, Icon] = [LABEL_URGENSI[urgensi], ICON_URGENSI[urgensi]];
        if (rows.length === 0) return null;
        return (
          <section key={urgensi} className={classes['group']} data-urgensi={urgensi} aria-label={label}>
            <h3>
              <Icon size={16} aria-hidden="true" />
              {label}
            </h3>
            <ul className={classes['list']}>
              {rows.map((perlu) => (
                <PerluRow key={perlu.subjek} organisasi_id={organisasi_id} perlu={perlu} />
              ))}
            </ul>
          </section>
        );
      })}
      {ditangani.length > 0 && (
        <details className={classes['handled']}>
          <summary>Sudah ditangani ({ditangani.length})</summary>
          <ul className={classes['list']}>
            {ditangani.map((item) => (
              <PerluRow
                key={item.jenis}
                organisasi_id={organisasi_id}
                perlu={{ subjek: item.jenis, urgensi: 'nanti', giliran: 0, beku: 0, item }}
              />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

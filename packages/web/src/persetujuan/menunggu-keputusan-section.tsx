import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { Card } from '../ui/show/card.tsx';
import { ANTREAN, LABEL_ANTREAN } from './bagian-persetujuan.ts';
import classes from './jalur-section.module.css';
import { useMenunggu } from './use-menunggu.ts';

/** What waits for one's own decision or agreement, each leading to where it is given. Nothing where nothing waits. */
export function MenungguKeputusanSection({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useMenunggu();
  const waiting = ANTREAN.filter((bagian) => (data?.[bagian] ?? 0) > 0);
  if (!data || (waiting.length === 0 && data.kesepakatan === 0)) return null;
  return (
    <Card title="Menunggu Anda">
      <div className={classes['links']}>
        {waiting.map((bagian) => (
          <LinkButton key={bagian} variant="default" href={hrefTo('persetujuan', { organisasi_id }, { bagian })}>
            {data[bagian]} {LABEL_ANTREAN[bagian]}
          </LinkButton>
        ))}
        {data.kesepakatan > 0 && (
          <LinkButton variant="default" href={hrefTo('jamKerja.tukarShift', { organisasi_id }, { status: 'diajukan' })}>
            {data.kesepakatan} Tukar Shift menunggu kesepakatan
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

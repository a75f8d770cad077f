import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { hrefTo } from '../../../base/links/href-to.ts';
import { LinkButton } from '../../../base/links/link-button.tsx';
import type { RouteName } from '../../../base/links/routes.ts';
import { panduanLayar } from '../../../base/panduan/panduan-layar.ts';
import { pembacaOf } from '../../../base/panduan/pembaca-of.ts';
import { playPanduan } from '../../../base/panduan/play-panduan.ts';
import { TopikArticle } from '../../../base/panduan/topik-article.tsx';
import { topikOfLayar } from '../../../base/panduan/topik/topik-of-layar.ts';
import type { Session } from '../../../base/session/use-session.ts';
import { Dialog } from '../../../ui/layer/dialog.tsx';
import classes from './help-dialog.module.css';

type Props = {
  session: Session;
  /** The screen that is open. */
  layar: RouteName;
  opened: boolean;
  onClose: () => void;
};

/** What can be done on the screen that is open, for the one who asks; all else is on the screen of help. */
export function HelpDialog({ session, layar, opened, onClose }: Props) {
  const panduan = useSyncExternalStore(panduanLayar.subscribe, panduanLayar.read);
  const play = () => {
    onClose();
    if (panduan) void playPanduan(panduan);
  };
  const topik = topikOfLayar(pembacaOf(session), layar);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Bantuan"
      fullScreenOnPhone
      footer={
        <>
          {panduan && (
            <Button variant="default" onClick={play}>
              Panduan layar ini
            </Button>
          )}
          <LinkButton
            href={hrefTo('bantuan', { organisasi_id: session.organisasi?.organisasi_id ?? 0 })}
            onClick={onClose}
          >
            Semua bantuan
          </LinkButton>
        </>
      }
    >
      <div className={classes['list']}>
        {topik.map((one) => (
          <TopikArticle key={one.judul} topik={one} />
        ))}
        {topik.length === 0 && <p>Layar ini tidak punya petunjuk sendiri. Cari di semua bantuan.</p>}
      </div>
    </Dialog>
  );
}

import { PageHeader } from '../ui/show/page-header.tsx';
import { ConfirmProvider } from '../ui/layer/confirm-provider.tsx';
import { Snackbars } from '../ui/feedback/snackbars.tsx';
import { GalleryCards } from './gallery-cards.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFigures } from './gallery-figures.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryLook } from './gallery-look.tsx';
import { GalleryMaps } from './gallery-maps.tsx';
import { GalleryNotices } from './gallery-notices.tsx';
import { GallerySwitches } from './gallery-switches.tsx';
import { GalleryTable } from './gallery-table.tsx';
import { GalleryTableStates } from './gallery-table-states.tsx';
import classes from './gallery.module.css';

/** Every shared piece with its states, for those who build screens, for browser tests and for pictures. */
export function GalleryScreen() {
  return (
    <ConfirmProvider>
      <main className={classes['page']}>
        <PageHeader
          title="Potongan layar"
          subtitle="Semua potongan bersama dengan keadaannya."
          crumbs={[{ label: 'Hadir', href: '/' }, { label: 'Pengembangan' }]}
          actions={<GallerySwitches />}
        />
        <GalleryLook />
        <GalleryFigures />
        <GalleryCards />
        <GalleryFields />
        <GalleryForm />
        <GalleryDialogs />
        <GalleryTable />
        <GalleryTableStates />
        <GalleryLists />
        <GalleryNotices />
        <GalleryMaps />
      </main>
      <Snackbars />
    </ConfirmProvider>
  );
}

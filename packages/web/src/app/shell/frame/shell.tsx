import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useOutboxSending } from '../../../base/outbox/use-outbox-sending.ts';
import { presensiOutbox } from '../../../presensi/ketukan/presensi-outbox.ts';
import { menuOf } from '../../addresses/menu-of.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { useEdition } from '../../../base/session/hak/use-edition.ts';
import { useSession, type Session } from '../../../base/session/use-session.ts';
import { BottomBar } from '../menu/bottom-bar.tsx';
import { DataLama } from './data-lama.tsx';
import { isExpiredNoticeDue } from '../account/is-expired-notice-due.ts';
import { responsOutbox } from '../../../kuesioner/jawab/respons-outbox.ts';
import { LeftMenu } from '../menu/left-menu.tsx';
import { orNothing } from '../../../base/page/or-nothing.ts';
import { PartGate } from '../../../base/page/part-gate.tsx';
import { ScreenGate } from './screen-gate.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { tableOwner } from '../../../ui/table/table-owner.ts';
import { useArrival } from './use-arrival.ts';
import { useOutboxNews } from './use-outbox-news.ts';
import { useShortcut } from './use-shortcut.ts';
import { useWide } from './use-wide.ts';

const TempatDibaca = lazy(() => orNothing(async () => (await import('./tempat-dibaca.tsx')).TempatDibaca));
const AccountDrawer = lazy(async () => ({ default: (await import('../account/account-drawer.tsx')).AccountDrawer }));
const Drawer = lazy(async () => ({ default: (await import('../account/drawer.tsx')).Drawer }));
const Finder = lazy(async () => ({ default: (await import('../finder/finder.tsx')).Finder }));
const ExpiredDialog = lazy(() => orNothing(async () => (await import('../account/expired-dialog.tsx')).ExpiredDialog));

// What waits on the device goes out whatever screen is opened first.
presensiOutbox.register();
responsOutbox.register();

type Props = { name: RouteName; children: ReactNode };

const paramsOf = (match: { params: object } | undefined): Partial<Record<string, string>> => match?.params ?? {};

/** What stands around every screen of a signed-in person. */
export function Shell({ name, children }: Props) {
  const session = useSession();
  useEdition(session);
  return (
    session && (
      <Frame session={session} name={name}>
        {children}
      </Frame>
    )
  );
}

function Frame({ session, name, children }: Props & { session: Session }) {
  const wide = useWide();
  const [kept, setKept] = useState(true);
  const [slidOver, setSlidOver] = useState<boolean | null>(null);
  const [account, setAccount] = useState<boolean | null>(null);
  const [palette, setPalette] = useState<boolean | null>(null);
  useShortcut('k', () => setPalette(true));
  useOutboxSending(session.me.user_id);
  useOutboxNews();
  useArrival(() => setSlidOver((shown) => shown && false));

  tableOwner.set(session.me.user_id);
  const { me, organisasi } = session;
  const dibaca = useRouterState({ select: ({ matches }) => Number(paramsOf(matches.at(-1))['organisasi_id'] ?? 0) });
  const hasMenu = menuOf(session).length > 0;
  const menuOpen = wide ? kept : slidOver === true;
  const closeAll = () => [setSlidOver, setAccount, setPalette].forEach((set) => set(null));
  return (
    <>
      <TopBar
        session={session}
        current={name}
        hasMenu={hasMenu}
        menuOpen={menuOpen}
        onMenu={() => (wide ? setKept(!kept) : setSlidOver(!menuOpen))}
        onSearch={() => setPalette(true)}
        onAccount={() => setAccount(true)}
      />
      <div className={classes['body']}>
        {wide && kept && hasMenu && (
          <div className={classes['left']}>
            <LeftMenu session={session} current={name} />
          </div>
        )}
        <main id="isi" tabIndex={-1} className={classes['main']}>
          <div className={classes['page']}>
            <DataLama />
            {me.is_super_admin && !organisasi && dibaca > 0 && (
              <div className={classes['dibaca']}>
                <Suspense>
                  <TempatDibaca organisasi_id={dibaca} />
                </Suspense>
              </div>
            )}
            <ScreenGate session={session} name={name}>
              {children}
            </ScreenGate>
          </div>
        </main>
      </div>
      <BottomBar session={session} current={name} />
      <PartGate onMissing={closeAll}>
        {!wide && slidOver !== null && (
          <Drawer side="left" width={300} title="Menu" opened={slidOver} onClose={() => setSlidOver(false)}>
            <LeftMenu session={session} current={name} />
          </Drawer>
        )}
        {account !== null && (
          <AccountDrawer session={session} current={name} opened={account} onClose={() => setAccount(false)} />
        )}
        {palette !== null && <Finder session={session} opened={palette} onClose={() => setPalette(false)} />}
        {organisasi && isExpiredNoticeDue(organisasi) && (
          <ExpiredDialog key={organisasi.organisasi_id} organisasi={organisasi} />
        )}
      </PartGate>
    </>
  );
}

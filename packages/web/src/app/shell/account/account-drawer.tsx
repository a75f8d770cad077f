import { lazy, Suspense, useState } from 'react';
import type { Session } from '../../../base/session/use-session.ts';
import type { RouteName } from '../../../base/links/routes.ts';
import { AccountPanel } from './account-panel.tsx';
import { useLogout } from './use-logout.ts';

const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));
const UbahUsernameDialog = lazy(async () => ({
  default: (await import('../../../profil/ubah-username-dialog.tsx')).UbahUsernameDialog,
}));
const UbahKataSandiDialog = lazy(async () => ({
  default: (await import('../../../profil/ubah-kata-sandi-dialog.tsx')).UbahKataSandiDialog,
}));

const DIALOGS = { username: UbahUsernameDialog, 'kata-sandi': UbahKataSandiDialog, bantuan: HelpDialog };

type Props = { session: Session; current: RouteName; opened: boolean; onClose: () => void };

/** The right drawer with the account, and the dialogs that it opens. The shell fetches it when it is first opened. */
export function AccountDrawer({ session, current, opened, onClose }: Props) {
  const [dialog, setDialog] = useState<{ name: keyof typeof DIALOGS; opened: boolean } | null>(null);
  const logout = useLogout();

  const open = (name: keyof typeof DIALOGS) => {
    onClose();
    setDialog({ name, opened: true });
  };
  const Opened = dialog && DIALOGS[dialog.name];
  return (
    <Suspense>
      <Drawer side="right" width={250} title="Akun" opened={opened} onClose={onClose}>
        <AccountPanel session={session} onOpen={open} onClose={onClose} onLogout={() => void logout()} />
      </Drawer>
      {Opened && (
        <Opened
          me={session.me}
          session={session}
          layar={current}
          opened={dialog.opened}
          onClose={() => setDialog({ ...dialog, opened: false })}
        />
      )}
    </Suspense>
  );
}

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KeamananSection } from '../../auth/faktor/keamanan-section.tsx';
import classes from '../../auth/faktor/faktor.module.css';
import { FullPage } from '../../base/page/full-page.tsx';
import { meQuery } from '../../base/session/session-queries.ts';
import { useLogout } from '../shell/account/use-logout.ts';
import { usePageTitle } from '../../base/page/use-page-title.ts';

/** In place of every screen until a second factor is set up, where the tenant or the server asks for one. */
export function FaktorRequiredPage() {
  usePageTitle('Pasang faktor kedua');
  const queryClient = useQueryClient();
  const router = useRouter();
  const logout = useLogout();
  const goOn = async () => {
    queryClient.removeQueries({ queryKey: meQuery().queryKey });
    await router.invalidate();
  };
  return (
    <FullPage
      title="Pasang faktor kedua dahulu"
      action={
        <Button variant="default" onClick={() => void logout()}>
          Keluar
        </Button>
      }
    >
      <p>
        Akun Anda dapat melihat atau mengubah data banyak orang, jadi wajib dijaga faktor kedua. Pasang salah satu di
        bawah ini; setelah itu Anda melanjutkan seperti biasa.
      </p>
      <div className={classes['wajib']}>
        <KeamananSection onReady={() => void goOn()} />
      </div>
    </FullPage>
  );
}

import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { FullPage } from '../../base/page/full-page.tsx';
import { usePageTitle } from '../../base/page/use-page-title.ts';

/** When a screen could not be opened: what happened, and another try. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle('Gagal Membuka Halaman');
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <FullPage title="Halaman tidak dapat dibuka" action={<Button onClick={() => void retry()}>Coba lagi</Button>}>
      {pesanKegagalan(error)}
    </FullPage>
  );
}

import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isPartMissing } from '../../kit/failure/is-part-missing.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { FullPage } from '../../base/page/full-page.tsx';
import { usePageTitle } from '../../base/page/use-page-title.ts';

/** When a screen could not be opened: what happened, and another try, which a connection that comes back makes by itself. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle('Gagal Membuka Halaman');
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  // A part that is gone stays gone: only the whole page fetches its successor.
  const [label, again] = isPartMissing(error) ? ['Muat ulang', () => location.reload()] : ['Coba lagi', retry];
  useEffect(() => {
    const listen = () => void again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  });
  return (
    <FullPage title="Halaman tidak dapat dibuka" action={<Button onClick={() => void again()}>{label}</Button>}>
      {pesanKegagalan(error)}
    </FullPage>
  );
}

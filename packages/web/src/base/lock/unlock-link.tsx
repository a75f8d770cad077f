import { Button } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { orderPage } from '../links/order-page.ts';
import { mayOrder } from '../session/hak/may-order.ts';
import { useSession } from '../session/use-session.ts';

type Props = { organisasi_id: number; children: ReactNode };

/** In place of the buttons that a subscription would open, on a screen that can be read without one; to who may order one. */
export function UnlockLink({ organisasi_id, children }: Props) {
  const session = useSession();
  if (!session || !mayOrder(session)) return null;
  return (
    <Button
      component="a"
      href={orderPage(organisasi_id, 'baru')}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconLock size={16} aria-hidden="true" />}
    >
      {children}
    </Button>
  );
}

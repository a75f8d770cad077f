import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatTanggalPanjang } from '../../../kit/format/format.ts';
import { Dialog } from '../../../ui/layer/dialog.tsx';
import { keptSession } from '../../../base/session/kept-session.ts';
import { orderPage } from '../../../base/links/order-page.ts';

/**
 * Tells an operator that his organisation's subscription has run out. Once he has put it away it returns after his next
 * log-in, not on a reload.
 */
export function ExpiredDialog({ organisasi }: { organisasi: OrganisasiAktif }) {
  const seen = `langganan habis ${organisasi.organisasi_id}`;
  const [opened, setOpened] = useState(() => keptSession.read(seen) !== true);
  const close = () => {
    keptSession.keep(seen, true);
    setOpened(false);
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Masa berlangganan Instansi Anda telah habis"
      footer={
        <>
          <Button variant="default" onClick={close}>
            Nanti
          </Button>
          <Button
            component="a"
            href={orderPage(organisasi.organisasi_id, 'perpanjangan')}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            Perpanjang
          </Button>
        </>
      }
    >
      <p>
        {organisasi.nama} berlangganan sampai{' '}
        <strong>{organisasi.tgl_berlaku_akhir && formatTanggalPanjang(organisasi.tgl_berlaku_akhir)}</strong>. Data
        tetap tersimpan; sebagian fitur terkunci sampai langganan diperpanjang.
      </p>
    </Dialog>
  );
}

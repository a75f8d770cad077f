import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { findMenunggu } from './find-menunggu.ts';

type Props = { organisasi_id: number; hari: Omit<BarisKehadiran, 'anggota'> };

/** What a day lacks although it was recorded, since it waits for a review: to be decided rather than filled in. */
export function MenungguTinjauan({ organisasi_id, hari }: Props) {
  const { jam_masuk, jam_pulang } = findMenunggu(hari);
  const event = jam_masuk ?? jam_pulang;
  if (!event) return null;
  const sides = [jam_masuk && `Datang tercatat ${jam_masuk.jam}`, jam_pulang && `Pulang tercatat ${jam_pulang.jam}`];
  return (
    <div>
      <FormNotice pesan={`${sides.filter(Boolean).join(' dan ')}, menunggu tinjauan.`} />
      <LinkButton variant="default" href={hrefTo('persetujuan', { organisasi_id }, { bagian: bagianOf(event) })}>
        Putuskan di Persetujuan
      </LinkButton>
    </div>
  );
}

/** What a selfie asks for is a request; what a tap was held for is not. */
const bagianOf = ({ sumber }: EventPresensi) => (sumber === 'manual' ? 'presensi_manual' : 'ditinjau');

import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { formatAngka, formatTanggalPanjang } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';

/** What an organisation has: until when, for how many accounts, and how many it uses. */
export function RingkasanLangganan({ organisasi }: { organisasi: OrganisasiAktif }) {
  const { organisasi_id, is_langganan, tgl_berlaku_akhir } = organisasi;
  const { data } = useQuery(api.anggota.getKuotaAnggota.query({ organisasi_id }));
  const akhir = tgl_berlaku_akhir && formatTanggalPanjang(tgl_berlaku_akhir);
  return (
    <Card title="Langganan sekarang">
      <Facts
        facts={[
          { label: 'Keadaan', value: is_langganan ? 'Berlangganan' : 'Tidak berlangganan' },
          {
            label: is_langganan ? 'Sampai akhir hari' : 'Berakhir',
            value: akhir ?? (is_langganan ? 'Tanpa akhir' : '—'),
          },
          { label: 'Kuota akun', value: data && sebutKuota(data.kuota) },
          { label: 'Terpakai', value: data && formatAngka(data.terpakai) },
        ]}
      />
    </Card>
  );
}

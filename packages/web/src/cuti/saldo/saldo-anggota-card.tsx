import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';

type Props = { organisasi_id: number; user_id: number; nama: string };

/** A member's leave balances, to who may read them; nothing where he has none. */
export function SaldoAnggotaCard({ organisasi_id, user_id, nama }: Props) {
  const { data } = useQuery(api.saldoCuti.listSaldoCuti.query({ organisasi_id, user_id }, { errors: 'caller' }));
  if (!data || data.data.length === 0) return null;
  return (
    <Card
      title="Saldo cuti"
      actions={
        <LinkButton size="compact-sm" variant="default" href={hrefTo('saldoCuti', { organisasi_id }, { q: nama })}>
          Buku saldo
        </LinkButton>
      }
    >
      <Facts
        facts={data.data.map(({ kategori, sisa, menunggu }) => ({
          label: kategori,
          value:
            menunggu > 0
              ? `${formatJumlahHari(sisa)}, ${formatJumlahHari(menunggu)} menunggu keputusan`
              : formatJumlahHari(sisa),
        }))}
      />
    </Card>
  );
}

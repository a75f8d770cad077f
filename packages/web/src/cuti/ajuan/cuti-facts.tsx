import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutHariBeku } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { KEANGGOTAAN_BERAKHIR, sebutCutiMelewati } from '@hadir/contract/cuti/ajuan/keanggotaan-berakhir.ts';
import { isBelumDiputus } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sebutAkibatMasuk, SUDAH_MASUK } from '@hadir/contract/cuti/ajuan/sebut-hari-masuk.ts';
import { sebutLiburBelum } from '@hadir/contract/cuti/ajuan/libur-belum.ts';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { BilaPeka } from '../../base/peka/bila-peka.tsx';
import { formatTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import classes from '../dasar/cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { HariKurang } from '../dasar/hari-kurang.tsx';
import { RekanPenuh } from '../dasar/rekan-penuh.tsx';
import { sebutBentrok } from '../dasar/sebut-bentrok.ts';
import { StatusCutiChip } from '../dasar/status-cuti-chip.tsx';

type Props = { organisasi_id: number; cuti: DetailCuti; isBacaSaja?: boolean };

const Awas = ({ isi }: { isi: string }) => <p className={classes['warning']}>{isi}</p>;

/** What is asked, and what stands in its way. */
export function CutiFacts({ organisasi_id, cuti, isBacaSaja = false }: Props) {
  const lampiran = useMutation(api.cuti.getLampiranCuti.save());
  const formulir = useMutation(api.cuti.printFormulirCuti.save());
  const { cuti_id, tgl_awal, tgl_akhir, tgl_awal_ajuan, tgl_akhir_ajuan } = cuti;
  const belum = sebutLiburBelum(cuti.libur_belum);
  const akhir = cuti.keanggotaan_berakhir;
  const isChanged = tgl_awal !== tgl_awal_ajuan || tgl_akhir !== tgl_akhir_ajuan;
  return (
    <Card>
      <Facts
        facts={[
          { label: 'Status', value: <StatusCutiChip {...cuti} /> },
          { label: 'Kategori', value: cuti.kategori },
          { label: 'Tanggal', value: formatRentang(tgl_awal, tgl_akhir) },
          ...(isChanged ? [{ label: 'Yang diminta', value: formatRentang(tgl_awal_ajuan, tgl_akhir_ajuan) }] : []),
          {
            label: 'Lama',
            value:
              formatJumlahHari(cuti.jumlah_hari) + (cuti.setengah_hari ? `, setengah hari ${cuti.setengah_hari}` : ''),
          },
          ...(cuti.hari_beku
            ? [{ label: 'Bulan dibekukan', value: <Awas isi={sebutHariBeku(cuti.hari_beku)} />, wide: true }]
            : []),
          ...(cuti.hari_masuk.length > 0
            ? [{ label: SUDAH_MASUK, value: <Awas isi={sebutAkibatMasuk(cuti.hari_masuk, cuti.nama)} />, wide: true }]
            : []),
          ...(akhir
            ? [{ label: KEANGGOTAAN_BERAKHIR, value: <Awas isi={sebutCutiMelewati(akhir, cuti.nama)} />, wide: true }]
            : []),
          ...(belum ? [{ label: 'Belum pasti', value: `${belum}.`, wide: true }] : []),
          ...(cuti.tgl_batal ? [{ label: 'Batal sejak', value: formatTanggal(cuti.tgl_batal) }] : []),
          ...(cuti.hari_kembali.length > 0
            ? [{ label: 'Hari dikembalikan', value: cuti.hari_kembali.map(formatTanggal).join(', ') }]
            : []),
          ...(cuti.hari_kurang.length > 0
            ? [{ label: 'Tidak ditutup saldo', value: <HariKurang cuti={cuti} />, wide: true }]
            : []),
          ...(cuti.sisa === null ? [] : [{ label: 'Saldo hari ini', value: formatJumlahHari(cuti.sisa) }]),
          ...(isBelumDiputus(cuti.status)
            ? [
                {
                  label: 'Rekan yang juga tidak masuk',
                  value: sebutBentrok(cuti),
                  wide: cuti.bentrok.length > 0,
                },
              ]
            : []),
          ...(cuti.rekan_penuh ? [{ label: 'Batas rekan segrup', value: <RekanPenuh cuti={cuti} />, wide: true }] : []),
          { label: 'Keterangan', value: cuti.keterangan, wide: true },
          { label: 'Alamat selama cuti', value: cuti.alamat, wide: true },
        ]}
      />
      {!isBacaSaja && (
        <div className={classes['buttons']}>
          {cuti.has_lampiran && (
            <BilaPeka peka="lampiran" sebutan="Lampiran">
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden="true" />}
                loading={lampiran.isPending}
                onClick={() => lampiran.mutate({ organisasi_id, cuti_id })}
              >
                Unduh lampiran
              </Button>
            </BilaPeka>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            loading={formulir.isPending}
            onClick={() => formulir.mutate({ organisasi_id, cuti_id })}
          >
            Cetak formulir
          </Button>
        </div>
      )}
    </Card>
  );
}

import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { KODE_REKAP, type KodeRekap } from '@hadir/rules/laporan/kode-rekap.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listHariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { KATA_KODE } from '../../laporan/tabel/arti-kode.ts';
import { identitasOf } from '../../laporan/tabel/identitas-of.ts';
import { toSelRekap } from '../../laporan/tabel/to-sel-rekap.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { SEBUT_KEADAAN, type Keadaan } from '../../platform/print/keadaan.ts';
import { issueSemua } from '../../platform/print/issue-dokumen.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { listVerval } from './verval.queries.ts';

const angka = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** The S35-like sheets of a month, a page a member; of a frozen month what was frozen. 404 where nobody has days in it. */
export async function exportLembarVerval(
  ctx: OrganisasiCtx,
  input: Input<typeof verval.exportLembarVerval>,
): Promise<Download> {
  const { bulan, sebutan, range } = toBulan(input.bulan, ctx.today);
  const saring = { organisasi_id: ctx.organisasi.organisasi_id, range, user_id: pemilikTerlihat(ctx.actor) };
  const asked = input.user_id && new Set(input.user_id);
  const [sums, frozen] = await Promise.all([sumHariByAnggota(ctx.db, saring), listVerval(ctx, range.tgl_awal)]);
  const anggota = sums.data.filter(({ user_id }) => !asked || asked.has(user_id));
  if (anggota.length === 0) throw new Refusal('input.not_found');

  const ids = anggota.map(({ user_id }) => user_id);
  const hari = await listHariRekap(ctx.db, saring, ids);
  const lembar = anggota.map((row) => {
    const days = (hari.get(row.user_id) ?? []).map(toSelRekap);
    const beku = frozen.get(row.user_id);
    const keadaan: Keadaan = beku ? 'beku' : 'sementara';
    return {
      identitas: identitasOf(row),
      keadaan,
      hari: days,
      kode: KODE_REKAP.map((kode) => [`${kode} ${KATA_KODE[kode]}`, angka.format(countKode(days, kode))] as const),
      jumlah: jumlahOf(beku?.ringkasan ?? row),
    };
  });
  const alamat = await issueSemua(
    ctx,
    `Rekapitulasi Kehadiran ${sebutan}`,
    lembar.map(({ identitas, kode, jumlah, keadaan }) => [
      { label: 'Bulan', nilai: sebutan },
      ...[...identitas, ...kode, ...jumlah].map(([label, nilai]) => ({ label, nilai })),
      { label: 'Keadaan', nilai: SEBUT_KEADAAN[keadaan] },
    ]),
  );
  const kop = await findKopSurat(ctx);
  const terbit = lembar.map((one, i) => ({ ...one, alamat_verifikasi: alamat[i] ?? '' }));
  const content = makeLater('writeLembar', ctx, { lembar: terbit, kop, sebutan, today: ctx.today });
  return { filename: `rekap-kehadiran-${bulan}.pdf`, mediaType: 'application/pdf', content, inline: true };
}

const countKode = (hari: readonly SelRekap[], kode: KodeRekap) => hari.filter((day) => day.kode === kode).length;

function jumlahOf(jumlah: JumlahRekap): [string, string][] {
  const of = (nilai: number) => angka.format(nilai);
  return [
    ['Hari kerja', of(jumlah.hari_kerja)],
    ['Hadir', of(jumlah.hadir)],
    ['Absen', of(jumlah.absen)],
    ['Cuti', of(jumlah.cuti)],
    ['Libur', of(jumlah.libur)],
    ['Terlambat', `${of(jumlah.terlambat)} kali, ${of(jumlah.terlambat_menit)} menit`],
    ['Pulang cepat', `${of(jumlah.pulang_cepat)} kali, ${of(jumlah.pulang_cepat_menit)} menit`],
    ['Tidak lengkap', `${of(jumlah.tidak_lengkap)} kali`],
    ['Potongan', `${of(jumlah.potongan)}%`],
  ];
}

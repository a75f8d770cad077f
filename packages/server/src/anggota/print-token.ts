import { reaches } from '@hadir/rules/akses/peran.ts';
import type { Zona } from '@hadir/rules/zona.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { localToday } from '../http/local-today.ts';
import { Refusal } from '../http/refusal.ts';
import { findKopSurat } from '../print/find-kop-surat.ts';
import { printQr } from '../print/print-qr.ts';
import { printSlips, type Slip } from '../print/print-slips.ts';
import { tanggalPanjang } from '../print/tanggal-panjang.ts';
import { listUntukDicetak, type UntukCetak, type UntukDicetak } from './cetak-anggota.queries.ts';
import { issueAktivasi, type Aktivasi } from './issue-aktivasi.ts';
import { listAkunDiubah } from './list-akun-diubah.ts';

type Lembar = { anggota: UntukCetak; aktivasi: Aktivasi };
const QR = 84;

/** Sheets with new activation tokens for the members who have no password yet and whose account is the caller's to change. */
export async function printToken(ctx: OrganisasiCtx, input: UntukDicetak): Promise<Download> {
  // A permission alone lets nobody write for others (domain.md §3).
  if (!reaches(ctx.actor.peran, 'operator')) throw new Refusal('akses.denied');
  const belum = (await listUntukDicetak(ctx, input)).filter(({ has_password }) => !has_password);
  const diubah = await listAkunDiubah(
    ctx,
    belum.map(({ user_id }) => user_id),
  );
  const waiting = belum.filter(({ user_id }) => diubah.get(user_id) === null);
  if (waiting.length === 0) throw new Refusal('anggota.none_waiting');

  const issued = await issueAktivasi(
    ctx,
    waiting.map(({ user_id }) => user_id),
  );
  const lembar = waiting.flatMap((anggota, i) => (issued[i] ? [{ anggota, aktivasi: issued[i] }] : []));
  const { nama } = await findKopSurat(ctx);
  const layout = { judul: 'Token aktivasi', penulis: nama, kolom: 2, baris: 5 };
  const content = await printSlips(lembar, layout, (pdf, one, slip) =>
    printLembar(pdf, { nama, timezone: ctx.organisasi.timezone }, one, slip),
  );
  ctx.logChange({ sesudah: { jumlah: lembar.length, user_ids: waiting.map(({ user_id }) => user_id) } });
  return { filename: `token-aktivasi-${ctx.today}.pdf`, mediaType: 'application/pdf', content, inline: true };
}

type Organisasi = { nama: string; timezone: Zona };
type Pdf = Parameters<Parameters<typeof printSlips>[2]>[0];

function printLembar(pdf: Pdf, organisasi: Organisasi, { anggota, aktivasi }: Lembar, { x, y, width, height }: Slip) {
  const text = { width: width - QR - 34, lineBreak: true };
  pdf
    .font('Helvetica')
    .fontSize(7.5)
    .text(organisasi.nama, x + 12, y + 12, { ...text, height: 10, ellipsis: true });
  pdf
    .font('Helvetica-Bold')
    .fontSize(11)
    .text(anggota.nama, x + 12, y + 24, { ...text, height: 28, ellipsis: true });
  pdf
    .font('Helvetica')
    .fontSize(7.5)
    .text(anggota.nip ? `NIP ${anggota.nip}` : (anggota.jabatan ?? ''), text);
  pdf
    .font('Courier-Bold')
    .fontSize(13)
    .text(aktivasi.token, x + 12, y + 72, { width: width - 24, lineBreak: false });
  const until = tanggalPanjang(localToday(aktivasi.kedaluwarsa_pada, organisasi.timezone));
  pdf
    .font('Helvetica')
    .fontSize(7)
    .text('Pindai kode QR, atau buka halaman aktivasi dan ketik token di atas:', x + 12, y + 94, text)
    .text(aktivasi.tautan.replace(/\?.*$/, ''), text)
    .text(`Berlaku sekali sampai ${until}. Lembar yang lebih lama tidak berlaku lagi.`, text);
  printQr(pdf, aktivasi.tautan, { x: x + width - QR - 12, y: y + (height - QR) / 2 + 16, side: QR });
}

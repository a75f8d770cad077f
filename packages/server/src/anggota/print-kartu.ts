import sharp from 'sharp';
import type { OrganisasiCtx } from '../http/ctx.ts';
import type { Download } from '../http/download.ts';
import { Refusal } from '../http/refusal.ts';
import { findKopSurat } from '../print/find-kop-surat.ts';
import { printQr } from '../print/print-qr.ts';
import { printSlips, type Slip } from '../print/print-slips.ts';
import { listUntukDicetak, type UntukCetak, type UntukDicetak } from './cetak-anggota.queries.ts';

type Kartu = { anggota: UntukCetak; foto: Buffer | null };
const FOTO = { width: 60, height: 80 };
const QR = 62;

/** A card for each member with photo, name, organisation and QR code (domain.md §8, Kartu). */
export async function printKartu(ctx: OrganisasiCtx, input: UntukDicetak): Promise<Download> {
  const anggota = await listUntukDicetak(ctx, input);
  if (anggota.length === 0) throw new Refusal('input.not_found');
  const { nama } = await findKopSurat(ctx);
  const kartu: Kartu[] = [];
  // One after another: a thousand photos at once would fill the memory.
  for (const one of anggota) kartu.push({ anggota: one, foto: await loadFoto(ctx, one.file_foto) });
  const layout = { judul: 'Kartu anggota', penulis: nama, kolom: 2, baris: 5 };
  const content = await printSlips(kartu, layout, (pdf, one, slip) => printSatu(pdf, nama, one, slip));
  return { filename: `kartu-anggota-${ctx.today}.pdf`, mediaType: 'application/pdf', content, inline: true };
}

async function loadFoto({ db, deps }: OrganisasiCtx, file_foto: string | null): Promise<Buffer | null> {
  const foto = file_foto === null ? undefined : await deps.files.read(db, file_foto);
  return foto ? sharp(foto.content).resize(240, 320, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer() : null;
}

type Pdf = Parameters<Parameters<typeof printSlips>[2]>[0];

function printSatu(pdf: Pdf, organisasi: string, { anggota, foto }: Kartu, { x, y, width, height }: Slip) {
  pdf
    .font('Helvetica-Bold')
    .fontSize(9)
    .text(organisasi.toUpperCase(), x + 12, y + 12, {
      width: width - 24,
      height: 24,
      ellipsis: true,
    });
  const top = y + 42;
  if (foto) pdf.image(foto, x + 12, top, FOTO);
  else
    pdf
      .rect(x + 12, top, FOTO.width, FOTO.height)
      .stroke('#9a99a2')
      .fillColor('#000000');

  const text = { width: width - FOTO.width - QR - 48, lineBreak: true };
  const left = x + FOTO.width + 22;
  pdf
    .font('Helvetica-Bold')
    .fontSize(11)
    .text(anggota.nama, left, top, { ...text, height: 42, ellipsis: true });
  pdf.font('Helvetica').fontSize(8);
  for (const line of [anggota.nip && `NIP ${anggota.nip}`, anggota.jabatan, anggota.grup]) {
    if (line) pdf.text(line, { ...text, height: 20, ellipsis: true });
  }
  printQr(pdf, `hadir:${anggota.kode_kartu}`, { x: x + width - QR - 12, y: y + (height - QR) / 2 + 12, side: QR });
}

import type { MediaType, UploadRule } from './endpoint.ts';

export const XLSX: MediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MB = 1024 * 1024;
/** Of a file that a person sends. */
const BATAS = 5 * MB;

/** A spreadsheet to import. */
export const UNGGAH_XLSX = { types: [XLSX], maxBytes: BATAS, required: true } as const satisfies UploadRule;
/** A picture; the server keeps its own copy of it, without metadata. */
export const UNGGAH_GAMBAR = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: BATAS,
  required: true,
  sebagai: 'foto',
} as const satisfies UploadRule;
/** Evidence that goes with a request; a document is kept as it was sent, a picture without metadata. */
export const UNGGAH_LAMPIRAN = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxBytes: BATAS,
  required: false,
} as const satisfies UploadRule;
/** The same kinds as they are chosen on a screen, by the endings of their names. */
export const AKHIRAN_LAMPIRAN = '.pdf,.jpg,.jpeg,.png,.webp';
/** A selfie that proves something; kept as our own copy without metadata. */
export const UNGGAH_SWAFOTO = { ...UNGGAH_GAMBAR, maxBytes: 8 * MB } as const satisfies UploadRule;

/** What a kiosk's code asks for: its organisation, and the code itself. */
export type TautanKios = { organisasi_id: number; kode: string };

const ALAMAT = /^\/organisasi\/(\d{1,9})\/qrcode$/;

/** Reads what stands in a QR code; null where it is none of a kiosk. Whose server it names does not matter: ours is asked. */
export function readTautan(teks: string): TautanKios | null {
  if (!URL.canParse(teks)) return null;
  const { pathname, searchParams } = new URL(teks);
  const [, organisasi_id] = ALAMAT.exec(pathname) ?? [];
  const kode = searchParams.get('kode');
  return organisasi_id && kode ? { organisasi_id: Number(organisasi_id), kode } : null;
}

/** Reads a QR code off a picture that a camera shows; answers null where there is none. */
export type Pembaca = (gambar: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect: (gambar: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
declare global {
  var BarcodeDetector:
    | { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }
    | undefined;
}

/** So wide a picture is enough for a code that fills a third of it, and quick on an old tablet. */
const LEBAR = 640;

/** The browser's own reader where it has one; else a library, fetched only then. */
export async function openPembaca(): Promise<Pembaca> {
  const { BarcodeDetector: Sendiri } = globalThis;
  // Some browsers have the name and read nothing.
  if (Sendiri && (await Sendiri.getSupportedFormats()).includes('qr_code')) {
    const detector = new Sendiri({ formats: ['qr_code'] });
    return async (gambar) => (await detector.detect(gambar))[0]?.rawValue ?? null;
  }
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const kanvas = document.createElement('canvas');
  const kertas = kanvas.getContext('2d', { willReadFrequently: true });
  return async (gambar) => {
    if (!kertas || gambar.videoWidth === 0) return null;
    kanvas.width = LEBAR;
    kanvas.height = Math.round((LEBAR * gambar.videoHeight) / gambar.videoWidth);
    kertas.drawImage(gambar, 0, 0, kanvas.width, kanvas.height);
    const titik = kertas.getImageData(0, 0, kanvas.width, kanvas.height);
    const [kode] = await readBarcodes(titik, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: false });
    return kode?.text ?? null;
  };
}

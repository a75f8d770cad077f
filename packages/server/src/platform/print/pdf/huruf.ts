import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

/** The names under which a document of ours knows its two letterforms. */
export const BIASA = 'biasa';
export const TEBAL = 'tebal';

const read = (url: string) => readFileSync(fileURLToPath(url));
let loaded: { biasa: Buffer; tebal: Buffer } | undefined;

/**
 * Gives a document its own letters, which are embedded in it: names with any Latin letter print as they are written, and
 * the same on every machine.
 */
export function registerHuruf(pdf: typeof PDFDocument): void {
  loaded ??= {
    biasa: read(import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
    tebal: read(import.meta.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf')),
  };
  pdf.registerFont(BIASA, loaded.biasa);
  pdf.registerFont(TEBAL, loaded.tebal);
}

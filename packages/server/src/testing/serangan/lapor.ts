/** What somebody who waits for an attack is told meanwhile. */
export type Lapor = { maju: (selesai: number, dari: number) => void; salah: (kalimat: string) => void };

export const DIAM: Lapor = { maju: () => undefined, salah: () => undefined };

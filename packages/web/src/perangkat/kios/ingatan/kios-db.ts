import type { AnggotaKios, KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What a member did here, as it waits to be sent. */
export type Bacaan = {
  /** In which order it was read. */
  urut?: number;
  /** The same at every try: what arrived without our hearing of it is not recorded twice. */
  kunci: string;
  /** At which kiosk; a tablet may be made another while something waits. */
  perangkat_id: number;
  /** Under which pairing with it; unknown of what an older version kept. */
  token?: string | undefined;
  kartu?: string | undefined;
  pin?: string | undefined;
  waktu: string;
  is_jam_ragu: boolean;
  foto?: Blob | undefined;
  nama: string;
  /** Why the server refused it for good; it is then not tried again. */
  ditolak: string | null;
};

/** The members whose cards and PINs it reads, and what their PINs are derived with. */
export type AnggotaDiingat = { versi: string; garam: string; putaran: number; daftar: AnggotaKios[] };

/** What this browser knows of being a kiosk. */
export type Ingatan = {
  token: string;
  keadaan: KeadaanKios;
  anggota: AnggotaDiingat;
  /** By how many milliseconds the server's clock was ahead at the last contact. */
  selisih_ms: number;
  /** What it has refused by itself since it was paired; an older version kept none. */
  salah?: Salah | undefined;
};

export type Salah = { kartu_asing: number; pin_salah: number };

interface Schema extends DBSchema {
  antrean: { key: number; value: Bacaan };
  ingatan: { key: 'kios'; value: Ingatan };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const open = () =>
  (opened ??= openDB<Schema>('hadir-kios', 2, {
    upgrade: async (db, dari, _ke, trx) => {
      if (dari < 1) {
        db.createObjectStore('antrean', { keyPath: 'urut', autoIncrement: true });
        db.createObjectStore('ingatan');
        return;
      }
      // Its PINs are of an older kind: it knows none until it has asked for its list again, with its next report.
      const ingatan = trx.objectStore('ingatan');
      const lama = await ingatan.get('kios');
      if (lama) await ingatan.put({ ...lama, anggota: { ...lama.anggota, garam: '', putaran: 1 } }, 'kios');
    },
    // Another page of this browser is to change or delete it: this one must not stand in its way.
    blocking: (_current, _wanted, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    // The browser closed it (storage cleared, device asleep): the next call opens it again.
    terminated: () => void (opened = undefined),
  }));

/** What a kiosk keeps on its device; it survives a reload and weeks without a network. */
export const kiosDb = {
  ingatan: async (): Promise<Ingatan | null> => (await (await open()).get('ingatan', 'kios')) ?? null,
  keep: async (ingatan: Ingatan): Promise<void> => void (await (await open()).put('ingatan', ingatan, 'kios')),
  /** Oldest first. */
  antrean: async (): Promise<Bacaan[]> => (await open()).getAll('antrean'),
  /** The next so many after one, oldest first. */
  sesudah: async (urut: number, jumlah: number): Promise<Bacaan[]> =>
    (await open()).getAll('antrean', IDBKeyRange.lowerBound(urut, true), jumlah),
  put: async (bacaan: Bacaan): Promise<void> => void (await (await open()).put('antrean', bacaan)),
  delete: async (urut: number): Promise<void> => (await open()).delete('antrean', urut),
};

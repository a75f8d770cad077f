import { createHmac, hash, hkdfSync } from 'node:crypto';

/** A line as it is sealed: where it stands, and everything that it says, as the database writes it. */
export type BarisLog = { transaksi: number; log_id: number; tenant_id: number | null; bulan: string; isi: string };

/** A place in the order of the log. */
export type Tempat = { transaksi: number; log_id: number };

/** A tenant's next lines, as a seal holds them: how many, their numbers and what each comes to, and the last's place. */
export type BarisTenant = Tempat & Pick<Segel, 'tenant_id' | 'bulan' | 'jumlah' | 'baris'>;

export type Segel = {
  putaran: number;
  /** Null is the seal of what belongs to no tenant, and of the round itself. */
  tenant_id: number | null;
  bulan: string;
  dari: Tempat;
  sampai: Tempat;
  jumlah: number;
  baris: Buffer;
  serta: Buffer | null;
  sebelum: Buffer;
  hash: Buffer;
};

/** What the first seal of a tenant goes on from. */
export const AWAL = Buffer.alloc(32);
/** So many bytes of a line's hash stand in a seal. */
export const SIDIK = 16;
const PER_BARIS = 8 + SIDIK;

/** The key of the seals that the server's key makes. Whoever has only the database cannot make one. */
export function kunciSegel(secretKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), 'hadir log aktivitas', 32));
}

/** What a line's content comes to, in hexadecimals. */
export const sidikOf = (isi: string): string => hash('sha256', isi).slice(0, SIDIK * 2);

/** The lines of a seal: of each its number and what it comes to, in hexadecimals. */
export function* unpackBaris(packed: Buffer): Generator<{ log_id: number; sidik: string }> {
  for (let at = 0; at + PER_BARIS <= packed.length; at += PER_BARIS) {
    yield {
      log_id: Number(packed.readBigInt64BE(at)),
      sidik: packed.toString('hex', at + 8, at + PER_BARIS),
    };
  }
}

/** The hash of a seal over all that it says and the one before it. */
export function hashSegel(kunci: Buffer, segel: Omit<Segel, 'hash'>): Buffer {
  const { putaran, tenant_id, bulan, dari, sampai, jumlah, baris, serta, sebelum } = segel;
  const kepala = [putaran, tenant_id, bulan, dari.transaksi, dari.log_id, sampai.transaksi, sampai.log_id, jumlah];
  return createHmac('sha256', kunci)
    .update(JSON.stringify([...kepala, serta?.toString('hex') ?? null]))
    .update(sebelum)
    .update(baris)
    .digest();
}

/** What the other seals of a round come to, in the order of their tenants. */
export const hashSerta = (kunci: Buffer, others: readonly Pick<Segel, 'hash'>[]): Buffer =>
  others.reduce((mac, one) => mac.update(one.hash), createHmac('sha256', kunci).update('serta')).digest();

export type Penutup = { bulan: string; tenant_id: number | null; jumlah: number; hash: Buffer; sambungan: Buffer[] };

/** The mark of what remains of a month that was let go. */
export function hashPenutup(kunci: Buffer, { bulan, tenant_id, jumlah, hash: akhir, sambungan }: Penutup): Buffer {
  const isi = [bulan, tenant_id, jumlah, akhir.toString('hex'), sambungan.map((one) => one.toString('hex'))];
  return createHmac('sha256', kunci)
    .update(`penutup ${JSON.stringify(isi)}`)
    .digest();
}

export type Pelepasan = { bulan: string; tenant_id: number; putaran: number; jumlah: number; hash: Buffer };

/** The mark of a month of which a tenant's lines went before the month itself. */
export function hashPelepasan(kunci: Buffer, { bulan, tenant_id, putaran, jumlah, hash: akhir }: Pelepasan): Buffer {
  const isi = [bulan, tenant_id, putaran, jumlah, akhir.toString('hex')];
  return createHmac('sha256', kunci)
    .update(`pelepasan ${JSON.stringify(isi)}`)
    .digest();
}

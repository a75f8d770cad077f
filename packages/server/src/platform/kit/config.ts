import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { isLocalHost } from './is-local-host.ts';
import { readTrustProxy } from './trust-proxy.ts';
import { StartFailure } from './start-failure.ts';

const TRUST_PROXY_SALAH =
  'isi dengan banyaknya proksi di depan server (1 sampai 9), atau dengan alamatnya dipisah koma (10.0.0.5, 10.1.0.0/16)';
/** Stands in deploy/hadir.env where whoever installs it puts his own. */
const BELUM_DIISI = 'GANTI';
const Flag = z.enum(['0', '1']).transform((value) => value === '1');
const SecretKey = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, '32 byte dalam base64, misalnya dari: openssl rand -base64 32')
  .optional();
const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** A port for machines that push, beside PORT, which answers them too. */
  IKLOK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Any PostgreSQL from 15 on; without it the bundled one runs in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** A replica of it, where reports, dashboards, the log and downloads are read. */
  DATABASE_URL_BACA: z
    .string()
    .regex(/^postgres(ql)?:\/\/(?:[^@/?]*@)?[^,/?]*(?:[/?]|$)/, 'satu alamat postgres://, bukan beberapa')
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(20),
  /** How many processes serve at the one address; `inti`: one a core. */
  HADIR_PROSES: z
    .string()
    .regex(/^(inti|[1-9]\d?)$/, 'isi dengan 1 sampai 99, atau inti')
    .default('1')
    .transform((text) => (text === 'inti' ? availableParallelism() : Number(text))),
  /** Whether it also works on what waits in the background; where it does not, another server of the same database does. */
  HADIR_PEKERJAAN: Flag.default(true),
  DATA_DIR: z.string().default('.hadir/data'),
  PUBLIC_URL: z.url().optional(),
  /** How many proxies stand in front, or their addresses. */
  TRUST_PROXY: z
    .string()
    .transform((text, ctx) => {
      try {
        return readTrustProxy(text.trim());
      } catch {
        ctx.addIssue({ code: 'custom', message: TRUST_PROXY_SALAH });
        return z.NEVER;
      }
    })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().default('Hadir <tidak-dibalas@localhost>'),
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('hadir'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The staff data system; on somebody's own machine a simulator stands in for it. */
  SIMPATIKA_URL: z.url().optional(),
  SIMPATIKA_CLIENT_ID: z.string().optional(),
  SIMPATIKA_CLIENT_SECRET: z.string().optional(),
  /** Its sign-in (OpenID Connect): the provider's address, and what it knows us by. */
  SIMPATIKA_MASUK_URL: z
    .url()
    .refine((url) => url.startsWith('https:') || isLocalHost(new URL(url).hostname), 'harus https')
    .optional(),
  SIMPATIKA_MASUK_ID: z.string().optional(),
  SIMPATIKA_MASUK_SECRET: z.string().optional(),
  /** The payment provider and what it signs with; without an address a super admin confirms payments by evidence. */
  PEMBAYARAN_URL: z.url().optional(),
  PEMBAYARAN_KUNCI: z.string().min(32).optional(),
  /** Who sells subscriptions, as his invoices say it, and the account that is paid into without a provider. */
  PENERBIT_NAMA: z.string().default('Pengelola Hadir'),
  PENERBIT_ALAMAT: z.string().optional(),
  PENERBIT_NPWP: z.string().optional(),
  PENERBIT_REKENING: z.string().optional(),
  /** Map tiles: of each with {z}, {x} and {y}, or the server that names them so. */
  TILE_HOST: z
    .url()
    .refine((text) => !text.includes('{s}'), 'tanpa {s}: satu server saja')
    .optional(),
  TILE_ATTRIBUTION: z.string().optional(),
  /** Whom to tell of a hole in the wall, served as /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .refine((all) => all.every((one) => URL.canParse(one) && /^(mailto|https|tel):/.test(one)), {
      message: 'alamat dipisah spasi, masing-masing diawali mailto:, https:, atau tel:',
    }),
  /** What Prometheus must bring as `Authorization: Bearer`; without it only this machine reads the metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Seals what the database must not be able to read; without it a file in DATA_DIR does. */
  SECRET_KEY: SecretKey,
  /** What SECRET_KEY took the place of: opens what it sealed, until all of that is sealed anew. */
  SECRET_KEY_LAMA: SecretKey,
  /** What is to take the place of SECRET_KEY, while servers change over one after another. */
  SECRET_KEY_BARU: SecretKey,
  /** By which push services know this server (VAPID), in base64url; without it a file in DATA_DIR does. */
  PUSH_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, '32 byte dalam base64url, sama di semua server')
    .optional(),
  /** Whose first super admin it is, while there is none. */
  SUPER_ADMIN_EMAIL: z.email('Isi dengan alamat email super admin pertama').optional(),
  /** Whether super admins, viewers and monitors must have a second factor. */
  FAKTOR_ATAS: Flag.default(false),
  /** How many months the activity log is kept. */
  LOG_BULAN: z.coerce.number().int().min(3).max(1_200).default(24),
  LOG_LEVEL: z.enum(['silent', 'info', 'debug']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  HADIR_WEB: Flag.default(true),
  /** Whether an empty bundled database is filled with the demo. */
  HADIR_DEMO: Flag.default(true),
  /** Whether the demo's machines and its kiosk go on living while it runs. */
  HADIR_MESIN_CONTOH: Flag.default(true),
});

export type Config = z.output<typeof Env> & {
  DATA_DIR: string;
  PUBLIC_URL: string;
  /**
   * Whether this is somebody's own machine, for trying and developing: mails that are not sent can then be read in the
   * browser. Never where people reach it under the name of another machine.
   */
  isDevelopment: boolean;
};

/** Reads the settings from the environment; an unreadable one is named, with what is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as absent, as in most deployment tools.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const belum = Object.keys(Env.shape).filter((name) => given[name]?.includes(BELUM_DIISI));
  if (belum.length > 0) {
    throw new StartFailure(`Masih berisi ${BELUM_DIISI} dari contohnya: ${belum.join(', ')}. Isi, lalu jalankan lagi.`);
  }
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new StartFailure(`Pengaturan tidak dapat dibaca. Perbaiki lalu jalankan lagi:\n${faults.join('\n')}`);
  }
  const config = parsed.data;
  if (config.DATABASE_URL_BACA && !config.DATABASE_URL) {
    throw new StartFailure('DATABASE_URL_BACA memerlukan DATABASE_URL: yang dibaca adalah salinannya.');
  }
  if (!config.HADIR_PEKERJAAN && !config.DATABASE_URL) {
    throw new StartFailure('HADIR_PEKERJAAN=0 memerlukan DATABASE_URL: basis data bawaan milik satu server saja.');
  }
  if (config.SIMPATIKA_URL && !(config.SIMPATIKA_CLIENT_ID && config.SIMPATIKA_CLIENT_SECRET)) {
    throw new StartFailure('SIMPATIKA_URL memerlukan SIMPATIKA_CLIENT_ID dan SIMPATIKA_CLIENT_SECRET.');
  }
  if (config.SIMPATIKA_MASUK_URL && !(config.SIMPATIKA_MASUK_ID && config.SIMPATIKA_MASUK_SECRET)) {
    throw new StartFailure('SIMPATIKA_MASUK_URL memerlukan SIMPATIKA_MASUK_ID dan SIMPATIKA_MASUK_SECRET.');
  }
  if (config.PEMBAYARAN_URL && !config.PEMBAYARAN_KUNCI) {
    throw new StartFailure('PEMBAYARAN_URL memerlukan PEMBAYARAN_KUNCI, sedikitnya 32 karakter.');
  }
  const isLocal = isLocalHost(config.HOST);
  const PUBLIC_URL = config.PUBLIC_URL ?? `http://${isLocal ? 'localhost' : hostInUrl(config.HOST)}:${config.PORT}`;
  const isDemo = isLocal && !config.DATABASE_URL && config.HADIR_DEMO;
  const isAskedFor = config.NODE_ENV ? config.NODE_ENV === 'development' : isDemo;
  return {
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL,
    isDevelopment: isAskedFor && isLocalHost(new URL(PUBLIC_URL).hostname),
  };
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

import type { HakPantau } from '@hadir/rules/akses/hak-pantau.ts';
import type { NamaIzin } from '@hadir/rules/akses/izin.ts';
import type { Locked, Scope, Who } from '@hadir/rules/akses/panggilan.ts';
import type * as z from 'zod/mini';
import { isRentang, rentang } from './rentang.ts';

/** A file that a call takes in its multipart body; its type is judged by content, not by name. */
export type UploadRule = {
  types: readonly MediaType[];
  maxBytes: number;
  required: boolean;
  /** What becomes of a picture, of which the server keeps its own copy: a WebP to show, or (unless said) legible evidence. */
  sebagai?: 'foto' | 'lampiran';
};

export type MediaType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/json'
  | 'application/zip'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/svg+xml'
  | 'text/plain';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` segments are read from the input field of the same name. */
  path: `/${string}`;
  /** One sentence in Indonesian; the API page and the activity log show it. */
  summary: string;
  scope: Scope;
  who: Who;
  /** A permission, or a route's access key that maps to one. */
  access: NamaIzin | null;
  locked: Locked;
  input: z.ZodMiniObject;
  /** What `data` holds. Fields that it does not name never leave the server. */
  output: z.ZodMiniType;
  /** Files in the body, by field. The body is then multipart/form-data. */
  upload?: Record<string, UploadRule>;
  /** The answer is a file of one of these types instead of an envelope. */
  download?: readonly MediaType[];
  /**
   * Leaves no line in the activity log: its file holds nothing of anybody (a template, a logo), or it keeps what one has not
   * sent yet. Whoever takes any other file along, or changes anything else, is in the log.
   */
  unrecorded?: true;
  /** Takes an Idempotency-Key: the same key answers the same result and records nothing twice. */
  idempotent?: true;
  /** What it carries leaves no mark of itself beside the person: its Idempotency-Key stands for the call alone. */
  unmarked?: true;
  /** Answers 201 instead of 200. */
  created?: true;
  /**
   * The envelope's message, where the default does not say enough: of a call that does several things, by what was
   * asked, and where it says who has it now, by what was answered.
   */
  message?: string | ((asked: Readonly<Record<string, unknown>>, answered: unknown) => string);
  /** Its message says that a mail is on its way: where no mail server is configured it says that it is not. */
  mails?: true;
  /** Stays open to a member whose membership is inactive (aturan/akses#tidak-aktif). */
  whenInactive?: true;
  /** About a place itself: open to those above it also while it is closed (aturan/tenant#penutupan). */
  whenClosed?: true;
  /** A GET that changes something all the same (logout, switch-organisasi), or a POST that only reads. */
  writes?: boolean;
  /** Changes only the caller's own account, so that also those who write nothing else may call it. */
  ofOneself?: true;
  /** Open to those who must set up a second factor first: what they need to do so, and to see themselves. */
  beforeFaktor?: true;
  /** Many ask for it in the same moment: those that come together share a transaction. It must be idempotent. */
  together?: true;
  /** Reads days as they ended: those that are past are closed before it begins (aturan/kehadiran#tutup-hari). */
  daysClosed?: true;
  /**
   * Reads much and is asked for by few at a time: read on the database's replica, where there is one. A read that makes a
   * sheet or a document is so without saying.
   */
  elsewhere?: true;
  /** Answers only where the organisation has it switched on (aturan/cuti#saklar). */
  feature?: 'cuti';
  /** Shows what a monitor sees only where it was granted to him by name (aturan/akses#pemantau). */
  peka?: HakPantau;
  /** A read whose answer is somebody's own secret: who asked for it stands in the activity log. */
  recorded?: true;
  /**
   * A tenant's call that its organisations' members may read too; an organisation's that they read of their own without
   * a permission.
   */
  alsoMembers?: true;
};

/** A named group of endpoints, one per domain. */
export type Contract = Record<string, Endpoint>;

/** A file as the handler gets it: content already checked against its `UploadRule`; of a photo also what it looks like. */
export type Upload = { filename: string; mediaType: MediaType; content: Uint8Array; sidik?: string };

type UploadsOf<E extends Endpoint> = E extends { upload: infer U extends Record<string, UploadRule> }
  ? { [K in keyof U]: U[K]['required'] extends true ? Upload : Upload | undefined }
  : unknown;
type BlobsOf<E extends Endpoint> = E extends { upload: infer U extends Record<string, UploadRule> }
  ? { [K in keyof U as U[K]['required'] extends true ? K : never]: Blob } & {
      [K in keyof U as U[K]['required'] extends true ? never : K]?: Blob | undefined;
    }
  : unknown;

/** What a caller may write. */
export type CallInput<E extends Endpoint> = z.input<E['input']> & BlobsOf<E>;
/** What a handler receives: parsed, with defaults filled in, uploads read. */
export type Input<E extends Endpoint> = z.output<E['input']> & UploadsOf<E>;
export type Output<E extends Endpoint> = z.output<E['output']>;

/** One call as it is declared; a span among its input is refused where it ends before it begins. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return isRentang(spec.input) ? { ...spec, input: rentang(spec.input) } : spec;
}

/** Whether a call changes anything: it is then one transaction with a line in the activity log. */
export function isWrite(endpoint: Pick<Endpoint, 'method' | 'writes'>): boolean {
  return endpoint.writes ?? endpoint.method !== 'GET';
}

/** Whether a read leaves a line in the activity log: it answers with a file that is somebody's, or with his secret. */
export function isRecorded(endpoint: Pick<Endpoint, 'download' | 'unrecorded' | 'recorded'>): boolean {
  const { download, unrecorded, recorded } = endpoint;
  return recorded ?? (download !== undefined && !unrecorded);
}

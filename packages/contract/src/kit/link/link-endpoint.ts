import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/**
 * What the bearer of a link opens with it: the reader of a mail, the holder of a paper, a calendar program. There is no
 * session and no application around it. The address alone lets in, and answers a page or a calendar instead of an envelope.
 */
export type LinkEndpoint = {
  /** A GET changes nothing, whoever looks at the link before its bearer does; what a page's form sends is a POST. */
  method: 'GET' | 'POST';
  /** Beside /api; `{name}` segments are read from the input field of the same name. */
  path: `/${string}`;
  /** An address under which it was given out before. */
  juga?: `/${string}`;
  summary: string;
  /** The path's fields and, of a POST, those of its form. */
  input: z.ZodMiniObject;
} & (
  | {
      answer: 'text/html';
      /** Above the sentence that says why it refuses, and the way into the application below that, where there is one. */
      tolakan: { judul: string; lanjut?: string };
    }
  | { answer: 'text/calendar'; filename: string }
);

/** A named group of them. */
export type LinkContract = Record<string, LinkEndpoint>;

/** One of them as it is declared. */
export const linkEndpoint = <const L extends LinkEndpoint>(spec: L): L => spec;

/** What it has in common with a call: how its input is read. */
export const readAsCall = ({
  method,
  path,
  input,
}: LinkEndpoint): Pick<Endpoint, 'method' | 'path' | 'input' | 'upload'> => ({
  method,
  path,
  input,
  ...(method === 'POST' && { upload: {} }),
});

import type { Readable } from 'node:stream';
import type { MediaType } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyReply } from 'fastify';

/** A file that a call answers with, written while it is made where it is a stream. */
export type Download = {
  filename: string;
  mediaType: MediaType;
  /** What is made in a worker is made when the transaction that read its rows has ended. */
  content: Readable | Uint8Array | (() => Promise<Uint8Array>);
  /** Shown in the browser instead of saved. */
  inline?: boolean;
};

export type Finished = Download & { content: Readable | Uint8Array };

export async function finishDownload({ content, ...file }: Download): Promise<Finished> {
  return { ...file, content: typeof content === 'function' ? await content() : content };
}

export function sendDownload(reply: FastifyReply, { filename, mediaType, content, inline }: Finished) {
  const type = mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType;
  return (
    reply
      .header('content-type', type)
      .header(
        'content-disposition',
        `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(filename)}`,
      )
      // A face or a list must not be found in the browser by whoever sits down at it next.
      .header('cache-control', 'private, no-store')
      .send(content)
  );
}

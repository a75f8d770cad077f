import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kit/config.ts';
import { StartFailure } from '../../kit/start-failure.ts';

/** Answers at the configured address; where it cannot, says what to do. */
export async function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartFailure(
        `Porta ${PORT} sudah dipakai program lain. Hentikan program itu, atau pilih porta lain: PORT=${PORT + 1} npm start`,
      );
    }
    if (code === 'EACCES') throw new StartFailure(`Porta ${PORT} tidak boleh dipakai. Pilih porta di atas 1023.`);
    if (code === 'EADDRNOTAVAIL') throw new StartFailure(`Alamat ${HOST} tidak ada pada mesin ini. Perbaiki HOST.`);
    throw error;
  }
}

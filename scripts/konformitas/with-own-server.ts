import { randomUUID } from 'node:crypto';
import { runServer } from '../../bench/kit/run-server.ts';
import { hashPassword } from '../../packages/server/src/auth/sandi/hash-password.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';

/** Runs `use` against a server and an empty database of its own, as the admin of its only tenant, and takes both away. */
export async function withOwnServer<T>(
  use: (url: string, username: string, password: string) => Promise<T>,
): Promise<T> {
  const server = await runServer();
  try {
    const username = 'admin.uji';
    const password = `Uji-${randomUUID()}`;
    // The one thing that the public API does not do: the first tenant and its admin.
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    await owner.query(
      `with t as (insert into tenant (no_reg, kode_tenant, nama) values ('uji', 'uji', 'Tenant uji') returning tenant_id)
       insert into users (tenant_id, username, email, nama, password_hash, is_admin)
       select tenant_id, $1, 'admin@uji.contoh.id', 'Admin uji', $2, true from t`,
      [username, await hashPassword(password)],
    );
    await owner.end();
    return await use(server.url, username, password);
  } finally {
    await server.remove();
  }
}

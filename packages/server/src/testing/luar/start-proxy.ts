import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** Something between the server and its database that can fail as networks do. */
export type Proxy = {
  /** The database's address, by way of the proxy. */
  url: string;
  /** From now on nothing passes and nothing is closed: connections are taken, and silent. */
  swallow: () => void;
  /** From now on nothing comes through, until it is opened; then all that was held back. */
  hold: () => void;
  /** From now on connections are closed, and new ones refused. */
  shut: () => Promise<void>;
  /** New connections pass again; those that fell silent stay so. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

type Way = { sockets: Socket[]; isPassing: boolean };

/** Passes on what comes for a PostgreSQL, whose address may be that of a socket file. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const url = new URL(databaseUrl);
  const ways = new Set<Way>();
  let isSwallowing = false;
  let isHolding = false;

  const take = (socket: Socket) => {
    const way: Way = { sockets: [socket], isPassing: !isSwallowing };
    ways.add(way);
    socket.on('error', () => undefined); // seen as its end
    if (!way.isPassing) return;
    const target = connect(targetOf(url));
    way.sockets.push(target);
    target.on('error', () => undefined);
    join(way, socket, target);
    join(way, target, socket);
    if (isHolding) for (const one of way.sockets) one.pause();
  };
  const server = createServer({ noDelay: true }, take);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };

  const end = (which: (way: Way) => boolean) => {
    for (const way of [...ways].filter(which)) {
      for (const socket of way.sockets) socket.destroy();
      ways.delete(way);
    }
  };
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    end(() => true);
    await closed;
  };
  return {
    url: `postgres://${url.username}${url.password && `:${url.password}`}@127.0.0.1:${port}${url.pathname}`,
    swallow: () => {
      isSwallowing = true;
      for (const way of ways) way.isPassing = false;
    },
    hold: () => {
      isHolding = true;
      for (const { sockets } of ways) for (const socket of sockets) socket.pause();
    },
    shut,
    open: async () => {
      isSwallowing = false;
      isHolding = false;
      for (const { sockets } of ways) for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: shut,
  };
}

function join(way: Way, from: Socket, to: Socket): void {
  from.on('data', (chunk) => way.isPassing && to.write(chunk));
  from.on('close', () => way.isPassing && to.destroy());
}

function targetOf(url: URL): NetConnectOpts {
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

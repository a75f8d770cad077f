/** One server of a cluster: its part of the address, and the address with it alone. */
export type ClusterHost = { host: string; port: number; url: string };

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;
const PORT = 5432;

/** The servers that an address names, split by commas as PostgreSQL's own programs read it; usually one. */
export function clusterHosts(databaseUrl: string): ClusterHost[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  return hosts.split(',').map((one) => {
    const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(one) ?? [];
    return {
      host: decodeURIComponent(host.replace(/^\[(.*)\]$/, '$1')),
      port: Number(port ?? PORT),
      url: `${before}${one}${after}`,
    };
  });
}

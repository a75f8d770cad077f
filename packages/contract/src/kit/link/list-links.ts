import type { LinkContract, LinkEndpoint } from './link-endpoint.ts';

type Listed = { name: string; link: LinkEndpoint; paths: string[] };

/** Whatever links open, by its name, with every address under which it is reached. */
export const listLinks = (contracts: Record<string, LinkContract>): Listed[] =>
  Object.values(contracts).flatMap((group) =>
    Object.entries(group).map(([name, link]) => ({
      name,
      link,
      paths: link.juga ? [link.path, link.juga] : [link.path],
    })),
  );

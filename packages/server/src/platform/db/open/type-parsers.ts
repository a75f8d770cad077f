import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;
const asText = (text: string) => text;

/** What travels on the wire as text stays text: dates and times have no zone, instants are ISO 8601 in UTC. Counts and sums are numbers. */
const BY_TYPE: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: asText,
  [builtins.TIME]: asText,
  [builtins.TIMESTAMP]: asText,
  [builtins.INTERVAL]: asText,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
};

export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && BY_TYPE[oid]) || types.getTypeParser(oid, format as 'text'),
};

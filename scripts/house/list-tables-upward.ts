type Source = { file: string; code: string };
/** Where SQL of domains names what lies above them. */
export type TablesUpward = {
  /** The tables that each file names. */
  files: Map<string, string[]>;
  /** The domains that ask a function of the database which names such. */
  functions: Map<string, string[]>;
};

export type Storeys = {
  /** The domains from the ground up. */
  order: readonly string[];
  tables: ReadonlySet<string>;
  /** Whose a table is that no domain writes, or several. */
  stated: Readonly<Record<string, string>>;
  /** Tables that are everybody's. */
  shared: readonly string[];
};

const COMMENT = /\/\*\*[^]*?\*\/|(?<!:)(?:\/\/|--) .*$/gm;
/** Kysely's words that a table, or an array of several, follows; and those of SQL. */
const NAMING = new RegExp(
  [
    `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|Join|\\busing|\\bfrom|rowInserter)(?:<[^(]*>)?\\(\\s*(\\[?(?:\\s*'\\w+(?: as \\w+)?',?)+)`,
    `\\b(?:from|join|into|update|using)(?: only)? (\\w+(?: (?!join|left|inner|cross|where|on|set|order|group)\\w+)?(?:, \\w+(?: \\w+)?)*)`,
  ].join('|'),
  'g',
);
const WRITING =
  /(?:insertInto|updateTable|deleteFrom|mergeInto|rowInserter)(?:<[^(]*>)?\(\s*'(\w+)|\b(?:insert into|update|delete from|merge into)(?: only)? (\w+)/g;
const CALLED = /\bhadir\.(\w+)/g;

const wordsOf = (code: string, form: RegExp): string[] =>
  [...code.matchAll(form)].flatMap(([, a, b]) => (a ?? b ?? '').match(/\w+/g) ?? []);
const known = (names: readonly string[], tables: ReadonlySet<string>) =>
  new Set(names.filter((name) => tables.has(name)));

/** The tables that a source of code names in whatever it asks of the database. */
function tablesNamed({ code }: Source, tables: ReadonlySet<string>): Set<string> {
  // Where a table is handed to what asks it, its name stands alone.
  const handed = code.includes('sql.table(') ? wordsOf(code, /(?<!\.as)\('(\w+)'/g) : [];
  return known([...wordsOf(code, NAMING), ...handed], tables);
}

/** Which domains write each table. */
export function listWriters(sources: readonly Source[], tables: ReadonlySet<string>): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { file, code } of sources.map(uncommented)) {
    for (const table of known(wordsOf(code, WRITING), tables))
      writers.set(table, (writers.get(table) ?? new Set()).add(domainOf(file)));
  }
  return writers;
}

/**
 * Where a domain names tables of a domain above it: by itself, or through a function of the database, whichever others
 * that one calls. Whose a table is follows from who writes it.
 */
export function listTablesUpward(
  sources: readonly Source[],
  functions: readonly Source[],
  { order, tables, stated, shared }: Storeys,
): TablesUpward {
  const writers = listWriters(sources, tables);
  const ownerOf = (table: string) => stated[table] ?? [...(writers.get(table) ?? [])][0] ?? '';
  const aboveOf = (domain: string, named: Iterable<string>) =>
    [...named].filter((table) => !shared.includes(table) && order.indexOf(ownerOf(table)) > order.indexOf(domain));
  const read = readFunctions(functions, tables);
  const files = new Map<string, string[]>();
  const asking = new Map<string, Set<string>>();
  for (const source of sources.map(uncommented)) {
    const domain = domainOf(source.file);
    const above = aboveOf(domain, tablesNamed(source, tables));
    if (above.length > 0) files.set(source.file, above.toSorted());
    for (const name of wordsOf(source.code, CALLED))
      if (aboveOf(domain, read.get(name) ?? []).length > 0)
        asking.set(name, (asking.get(name) ?? new Set()).add(domain));
  }
  return { files, functions: new Map([...asking].map(([name, domains]) => [name, [...domains].toSorted()])) };
}

/** The tables that each function of the database reads, with those of the functions that it calls. */
function readFunctions(functions: readonly Source[], tables: ReadonlySet<string>): Map<string, Set<string>> {
  const own = new Map(
    functions.map(uncommented).map(({ file, code }) => {
      return [nameOf(file), { named: known(wordsOf(code, NAMING), tables), called: wordsOf(code, CALLED) }];
    }),
  );
  const readBy = (name: string, way: readonly string[] = []): string[] => {
    const one = own.get(name);
    if (!one || way.includes(name)) return [];
    return [...one.named, ...one.called.flatMap((next) => readBy(next, [...way, name]))];
  };
  return new Map([...own.keys()].map((name) => [name, new Set(readBy(name))]));
}

const uncommented = ({ file, code }: Source): Source => ({ file, code: code.replaceAll(COMMENT, '') });
const domainOf = (file: string): string => file.split('/')[0] ?? '';
/** A function stands in the file of its name. */
const nameOf = (file: string): string => /(\w+)\.sql$/.exec(file)?.[1] ?? '';

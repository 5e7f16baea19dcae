/** A record of a query has the fields that the query names, and the platform throws where another one is read. */

const STANDARD = 'Account|Contact|Order|Case|CaseComment|User|ContentVersion|ContentDocumentLink';
const RECORD = `(?:${STANDARD}|\\w+__c)`;
const RECORDS = `(?:List<)?${RECORD}>?`;
const METHOD =
  /^ {2}(?:public|private|protected) ((?:static |override |virtual )*)(?:([\w<>, ]+) )?(\w+)\(([^)]*)\) \{\n(.*?)\n {2}\}$/gms;
const PROPERTY = new RegExp(
  `^ {2}(?:public|private) (?:final )?${RECORDS} (\\w+)(?: \\{ get; private set; \\}|;)$`,
  'gm',
);

interface Method {
  readonly owner: string;
  readonly name: string;
  readonly parameters: readonly { readonly type: string; readonly name: string }[];
  readonly body: string;
}

/** Fields of records, by where these are: a variable, a property or the answer of a method. Absent where nobody knows. */
type Known = Map<string, ReadonlySet<string>>;

/** The places in classes of Apex at which a field is read that no query has asked for. */
export function unqueriedFields(classes: ReadonlyMap<string, string>): readonly string[] {
  const plain = new Map([...classes].map(([name, text]) => [name, withoutWords(text)]));
  const methods = [...plain].flatMap(([owner, text]) => methodsOf(owner, text));
  const properties = new Set(
    [...plain].flatMap(([owner, text]) =>
      [...text.matchAll(PROPERTY)].map(([, name = '']) => `${owner}.${name}`),
    ),
  );
  const project = { methods, properties };
  let known: Known = new Map();
  // Each round carries what is known one call further; more calls in a row than these there are not.
  for (let round = 0; round < 5; round += 1) known = learn(project, known);
  return methods.flatMap((method) => readsOf(method, known));
}

interface Project {
  readonly methods: readonly Method[];
  readonly properties: ReadonlySet<string>;
}

/** Words in texts and comments are no code. */
function withoutWords(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/gs, (word) =>
    word.startsWith("'") ? "''" : '',
  );
}

function methodsOf(owner: string, text: string): readonly Method[] {
  return [...text.matchAll(METHOD)].map(([, , , name = '', given = '', body = '']) => ({
    owner,
    name,
    body,
    parameters: given.split(',').flatMap((each) => {
      const [type = '', parameter = ''] = each.trim().split(/\s+/).slice(-2);
      return parameter === '' ? [] : [{ type, name: parameter }];
    }),
  }));
}

const common = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...some].filter((field) => others.has(field)));

/** One round: what every method's variables, properties, answers and arguments have. */
function learn({ methods, properties }: Project, before: Known): Known {
  const known: Known = new Map();
  const add = (place: string, fields: ReadonlySet<string> | undefined): void => {
    if (fields === undefined) return;
    const others = known.get(place);
    known.set(place, others === undefined ? fields : common(others, fields));
  };
  for (const method of methods) {
    const { owner, name, body } = method;
    const valueOf = (text: string) => fieldsOf(text, { method, known: before });
    for (const [, variable = '', value = ''] of bindingsOf(body)) {
      const property = `${owner}.${variable}`;
      add(properties.has(property) ? property : `${owner}.${name}.${variable}`, valueOf(value));
    }
    for (const [, value = ''] of body.matchAll(/\breturn ([^;]+);/g))
      add(`${owner}.${name}()`, valueOf(value));
    for (const { place, value } of argumentsOf(method, methods)) add(place, valueOf(value));
  }
  return known;
}

/** Values that a method gives to the parameters of those that it calls, but for those that call others: nobody knows what they are. */
function argumentsOf(
  { owner, body }: Method,
  methods: readonly Method[],
): readonly { readonly place: string; readonly value: string }[] {
  const calls = body.matchAll(/(?<![\w.?])(?:(Org\w+)\.)?(\w+)\(([^()[\]]*)\)/g);
  return [...calls].flatMap(([, target = owner, called = '', given = '']) => {
    const values = given.split(',').map((value) => value.trim());
    return methods
      .filter((other) => other.owner === target && other.name === called)
      .flatMap(({ parameters }) =>
        parameters.map(({ name }, at) => ({ place: `${target}.${called}.${name}`, value: values[at] ?? '' })),
      );
  });
}

/** Variables and what is given to them, by a declaration, a later line or a loop. */
function bindingsOf(body: string): readonly RegExpMatchArray[] {
  return [
    ...body.matchAll(/(?<![\w.])(?:this\.)?(\w+) = ([^;=][^;]*);/g),
    ...body.matchAll(new RegExp(`\\bfor \\(${RECORD} (\\w+) : (.*?)\\) \\{$`, 'gms')),
  ];
}

/** The fields that a value has; undefined where it is not known to come from a query. */
function fieldsOf(
  value: string,
  where: { readonly method: Method; readonly known: Known },
): ReadonlySet<string> | undefined {
  const { method, known } = where;
  // The records below those of a query are asked for by a query of their own.
  const text = value.trim().replaceAll(/\(SELECT[^()]* FROM (\w+)[^()]*\)/g, '$1');
  const query = /^\[\s*SELECT\s(.*?)\sFROM\s/s.exec(text);
  if (query !== null) return selectedBy(query[1] ?? '');
  const choice = /^[^?]+\? (?!\.)(.+) : (.+)$/s.exec(text);
  if (choice !== null) {
    const sides = choice.slice(1).flatMap((side) => fieldsOf(side, where) ?? []);
    return sides.reduce<ReadonlySet<string> | undefined>(
      (all, each) => (all === undefined ? each : common(all, each)),
      undefined,
    );
  }
  const place = text.replace(/\[[^\]]*\]$/, '').replace(/\.clone\(\)$/, '');
  const variable = `${method.owner}.${method.name}.${place}`;
  if (/^\w+$/.test(place)) return known.get(variable) ?? known.get(`${method.owner}.${place}`);
  const made = /^new (Org\w+)\([^()]*\)\.(\w+)$/.exec(place);
  if (made !== null) return known.get(`${made[1]}.${made[2]}`);
  const held = /^(\w+)\.(\w+)$/.exec(place);
  const type =
    held && new RegExp(`\\b(Org\\w+) ${held[1]}\\b`).exec(`${parametersOf(method)};${method.body}`)?.[1];
  if (held !== null) return known.get(`${type ?? capitalized(held[1] ?? '')}.${held[2]}`);
  const call = /^(?:(Org\w+)\.)?(\w+)\(.*\)$/s.exec(place);
  return call === null ? undefined : known.get(`${call[1] ?? method.owner}.${call[2]}()`);
}

const parametersOf = ({ parameters }: Method): string =>
  parameters.map(({ type, name }) => `${type} ${name}`).join();
/** `contract` holds an OrgContract here, where it is a member of the class. */
const capitalized = (name: string): string => `Org${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function selectedBy(list: string): ReadonlySet<string> {
  return new Set(['Id', ...list.split(',').map((column) => column.trim())]);
}

/** Reads of variables whose query is known and has not what is read. What the method sets by itself can be read, too. */
function readsOf({ owner, name, body }: Method, known: Known): readonly string[] {
  const found: string[] = [];
  for (const [, variable = '', chain = '', call = ''] of body.matchAll(
    /(?<![\w.])(\w+)(?:\[\d+\])?\??\.((?:\w+\??\.)*\w+)(\(?)/g,
  )) {
    const fields = known.get(`${owner}.${name}.${variable}`);
    const names = chain.replaceAll('?', '').split('.');
    if (call !== '') names.pop();
    const [first] = names;
    if (fields === undefined || first === undefined) continue;
    const isSet = new RegExp(`\\b${variable}\\.${first} = `).test(body);
    const isAsked = names.some((_, at) => fields.has(names.slice(0, at + 1).join('.')));
    if (!isSet && !isAsked) found.push(`${owner}.${name}: ${variable}.${names.join('.')}`);
  }
  return found;
}

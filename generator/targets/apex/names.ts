/** Words that no member and no parameter can be called by. */
const RESERVED = new Set(
  (
    'abstract activate and any array as asc autonomous begin bigdecimal blob boolean break bulk by byte case cast catch ' +
    'char class collect commit const continue currency date datetime decimal default delete desc do double else end enum ' +
    'exception exit export extends false final finally float for from global goto group having hint if implements import ' +
    'in inner insert instanceof int integer interface into join like limit list long loop map merge new not null nulls ' +
    'number object of on or outer override package parallel pragma private protected public retrieve return rollback ' +
    'select set short sobject sort static string super switch synchronized system testmethod then this throw time ' +
    'transaction trigger true try undelete update upsert using virtual void webservice when where while'
  ).split(' '),
);

/** The most characters that the name of a class can have. */
const LONGEST = 40;

/** A member as Apex can name it. */
export function memberOf(name: string): string {
  const plain = name.replaceAll(/\W+/g, '_').replace(/^(?=\d)/, 'n');
  return RESERVED.has(plain.toLowerCase()) ? `${plain}Value` : plain;
}

/** The name of a class: each word begins with a capital, and names that are too long lose their end. */
export function classOf(prefix: string, ...words: readonly string[]): string {
  const joined = words.map((word) =>
    capital(word.replaceAll(/\W+(\w?)/g, (_, next: string) => next.toUpperCase())),
  );
  const [last = '', ...rest] = joined.toReversed();
  const room = LONGEST - prefix.length - (rest.length > 0 ? last.length : 0);
  return rest.length > 0
    ? `${prefix}${rest.toReversed().join('').slice(0, room)}${last}`
    : `${prefix}${last.slice(0, room)}`;
}

/** The exception of a code: `LOGIN_FAILED` is `LoginFailedException`. */
export function exceptionOf(code: string): string {
  return `${code.toLowerCase().split(/\W|_/).map(capital).join('')}Exception`;
}

/** A text as Apex writes it. */
export function text(value: string): string {
  const escapes: { readonly [character: string]: string } = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `'${value.replaceAll(/['\\]/g, '\\$&').replaceAll(/[\n\r\t]/g, (character) => escapes[character] ?? '')}'`;
}

/** A comment in front of something; none without words. */
export function doc(words: string, indent = ''): string {
  const plain = words.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim();
  return plain === '' ? '' : `${indent}/** ${plain} */\n`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

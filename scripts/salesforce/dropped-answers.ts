/** Methods that are called to refuse, too: an account that a customer may not see. */
const REFUSING = /^OrgAccounts\./;

/** Methods of the platform by whose answer alone a caller learns that they did nothing. */
const TELLING: ReadonlySet<string> = new Set(['Site.changePassword', 'Site.createExternalUser']);

/** Calls of classes whose answer nobody reads: what a method has made of a text is lost. */
export function droppedAnswers(classes: ReadonlyMap<string, string>): readonly string[] {
  const answering = new Set(
    [...classes].flatMap(([name, text]) =>
      [...text.matchAll(/^ {2}public (?!(?:static )?void )(?:static )?[\w<>, ]+ (\w+)\([^;{]*\) \{$/gm)].map(
        ([, method = '']) => `${name}.${method}`,
      ),
    ),
  );
  return [...classes].flatMap(([name, text]) =>
    [...text.matchAll(/(?<=[;{}]|\/\/[^\n]*)\n\s+(\w+\.\w+)\((?=[^=]*?;$)/gm)]
      .map(([, call = '']) => call)
      .filter((call) => TELLING.has(call) || (answering.has(call) && !REFUSING.test(call)))
      .map((call) => `${name}: ${call}`),
  );
}

/** The report of apex-ls: for each class the names and signatures that nothing declares. */
interface TypeReport {
  readonly files: readonly {
    readonly path: string;
    readonly messages: readonly { readonly start: { readonly line: number }; readonly message: string }[];
  }[];
}

/** Members that the Apex reference has and the types of apex-ls lack: a class, and how the message about it begins. */
const LACKING: readonly (readonly [string, string])[] = [
  ['OrgPeople.cls', "No type declaration found for 'Site.ExternalUserCreateException'"],
  [
    'OrgPresentPassword.cls',
    "No matching method found for 'verifyVerificationMethod' on 'System.UserManagement'",
  ],
];

/**
 * Sentences about a report of apex-ls (JSON): each error of ours with class and line, and each lacking member of the list that is
 * not said any more.
 */
export function typeErrors(report: TypeReport): readonly string[] {
  const errors = report.files.flatMap(({ path, messages }) =>
    messages.map(({ start, message }) => ({ file: path.replace(/^.*\//, ''), line: start.line, message })),
  );
  const isSaid = ([name, begin]: readonly [string, string]): boolean =>
    errors.some(({ file, message }) => file === name && message.startsWith(begin));
  const ours = errors.filter(
    ({ file, message }) => !LACKING.some(([name, begin]) => file === name && message.startsWith(begin)),
  );
  return [
    ...ours.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...LACKING.filter((each) => !isSaid(each)).map(
      ([name, begin]) => `${name}: apex-ls knows it by now, take it out of the list: ${begin}`,
    ),
  ];
}

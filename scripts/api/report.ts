import ts from 'typescript';

/** The exports of an entry point as Markdown. */
export interface ApiReport {
  /** Name of the entry point, such as `@energy-portal/sdk/react`. */
  readonly name: string;
  readonly text: string;
}

/** One export of an entry point. */
interface Export {
  readonly name: string;
  /** Its whole declaration where it is written by hand; its first line where it is generated out of the specs. */
  readonly text: string;
  readonly isGenerated: boolean;
}

const printer = ts.createPrinter({ removeComments: true });

/** Reports of the public exports, with their signatures, of entry points by name. */
export function reportApi(
  entryPoints: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): readonly ApiReport[] {
  const { tsBuildInfoFile: _none, ...kept } = options;
  const program = ts.createProgram([...entryPoints.values()], {
    ...kept,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    stripInternal: true,
    allowImportingTsExtensions: true,
  });
  const declarations = createDeclarations(program);
  return [...entryPoints].map(([name, file]) => {
    const exported = exportsOf(program, file).map((symbol) => describe(program, symbol, declarations));
    return { name, text: textOf(name, exported) };
  });
}

function exportsOf(program: ts.Program, file: string): readonly ts.Symbol[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(module).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The statements of the declarations of a source, by the names that they declare. */
type Declarations = (source: ts.SourceFile) => ReadonlyMap<string, readonly string[]>;

function createDeclarations(program: ts.Program): Declarations {
  const known = new Map<ts.SourceFile, ReadonlyMap<string, readonly string[]>>();
  return (source) => {
    const found = known.get(source) ?? statementsOf(emitDeclaration(program, source));
    known.set(source, found);
    return found;
  };
}

function emitDeclaration(program: ts.Program, source: ts.SourceFile): ts.SourceFile {
  let text = '';
  program.emit(source, (_, written) => (text = written), undefined, true);
  return ts.createSourceFile('declaration.d.ts', text, ts.ScriptTarget.Latest, true);
}

function statementsOf(declaration: ts.SourceFile): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  for (const statement of declaration.statements) {
    const text = printer
      .printNode(ts.EmitHint.Unspecified, statement, declaration)
      .replace(/^export (?:default )?/, '')
      .replace(/^declare /, '');
    for (const name of namesOf(statement)) byName.set(name, [...(byName.get(name) ?? []), text]);
  }
  return byName;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const name = 'name' in statement ? statement.name : undefined;
  // A statement's name is a node.
  return name === undefined ? [] : [(name as ts.Node).getText()];
}

function describe(program: ts.Program, symbol: ts.Symbol, declarations: Declarations): Export {
  const checker = program.getTypeChecker();
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  if (declaration === undefined) return { name: symbol.name, text: symbol.name, isGenerated: false };
  const source = declaration.getSourceFile();
  if (source.fileName.includes('/generated/') || source.isDeclarationFile)
    return { name: symbol.name, text: firstLineOf(symbol.name, declaration), isGenerated: true };
  const texts = declarations(source).get(target.name) ?? [target.name];
  const renamed = target.name === symbol.name ? [] : [`// ${target.name} as ${symbol.name}`];
  return { name: symbol.name, text: [...renamed, ...texts].join('\n'), isGenerated: false };
}

/** Generated exports follow the specs, whose own differences are reviewed: their kind and name, and the type that stands there. */
function firstLineOf(name: string, declaration: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(declaration)) return `interface ${name}`;
  if (ts.isTypeAliasDeclaration(declaration)) return `type ${name}`;
  if (ts.isFunctionDeclaration(declaration)) return `function ${name}`;
  if (!ts.isVariableDeclaration(declaration)) return name;
  const type = declaration.type?.getText().replaceAll(/\s+/g, ' ');
  return type === undefined || type.startsWith('{') ? `const ${name}` : `const ${name}: ${type}`;
}

function textOf(name: string, exported: readonly Export[]): string {
  const block = (texts: readonly string[], between: string): readonly string[] =>
    texts.length === 0 ? [] : ['```ts', texts.join(between), '```', ''];
  const own = exported.filter(({ isGenerated }) => !isGenerated).map(({ text }) => text);
  const generated = exported.filter(({ isGenerated }) => isGenerated).map(({ text }) => text);
  return [
    `# ${name}`,
    '',
    'Made by `npm run api`. What differs here differs for everybody who uses the package.',
    '',
    ...block(own, '\n\n'),
    ...(generated.length === 0 ? [] : ['## Generated out of the specs', '', ...block(generated, '\n')]),
  ].join('\n');
}

import {
  ApexErrorListener,
  ApexParseTreeWalker,
  ApexParserBaseListener,
  ApexParserFactory,
} from '@apexdevtools/apex-parser';
import type {
  ClassDeclarationContext,
  EqualityExpressionContext,
  FormalParameterContext,
  MethodDeclarationContext,
  QueryContext,
  VariableDeclaratorContext,
} from '@apexdevtools/apex-parser';

/** Classes that may read what nobody may see, and say why. */
const SYSTEM_CLASSES: ReadonlySet<string> = new Set([
  'PortalIdempotency',
  'PortalRequestCleanup',
  'OrgCleanup',
  'OrgEnrolments',
  'OrgFileLinks',
  'OrgLinks',
  'OrgLocks',
  'OrgMarks',
  'OrgMailboxServices',
  'OrgPeople',
  'OrgPublicRecords',
  'OrgReferralCodes',
  'OrgReferredHomes',
  'OrgRegistrations',
  'OrgSecrets',
  'OrgSimilarHomes',
  'OrgTries',
]);
const LOOP = /^(?:For|While|DoWhile)StatementContext$/;
const CHANGE =
  /\bDatabase\.(?:insert|update|upsert|delete)\s*\(|^\s*(?:insert|update|upsert|delete|merge)\s/gm;
const DYNAMIC =
  /\bDatabase\.(?:(?:query|countQuery|queryWithBinds)\s*\(|getQueryLocator\s*\((?!\s*\[))|\bSearch\.query\s*\(/;

/** Words that the platform's compiler takes as names nowhere; a parser takes some of them. */
const RESERVED = new Set(
  (
    'activate and any array as asc autonomous begin bigdecimal blob bulk by byte case cast char collect commit const ' +
    'currency date datetime decimal default desc end exception exit export float from goto group having hint import in ' +
    'inner int into join like limit list loop map not nulls number object of on or outer package parallel pragma retrieve ' +
    'rollback select set short sobject sort synchronized system then time transaction undelete using when where'
  ).split(' '),
);

/** Names of texts that are others as soon as a letter is written large: `==` of the platform takes them for the same. */
const LETTER_BY_LETTER =
  /(?:password|confirmation|secret|token|hash|digest|(?<!zip_?)code|version|text)(?:__c|of)?$/i;
/** A status of the platform has one name only. */
const NO_TEXT = /^(?:null|true|false|\d+|StatusCode\.\w+)$/i;

interface TreeNode {
  readonly parentCtx?: TreeNode | null | undefined;
}

/** The errors of a class of Apex: places that cannot be parsed, and those that break a rule of ours. */
export function checkApex(name: string, text: string): readonly string[] {
  const found: string[] = [];
  const parser = ApexParserFactory.createParser(text);
  parser.removeErrorListeners();
  parser.addErrorListener(new Syntax(found));
  const unit = parser.compilationUnit();
  if (found.length > 0) return found;
  const isTest = /@IsTest\s+(?:public|private)\s+class/i.test(text);
  ApexParseTreeWalker.DEFAULT.walk(new Rules({ name, isTest, found, names: new Map() }), unit);
  if (DYNAMIC.test(text)) found.push('a query is put together at run time');
  if (
    !isTest &&
    /\bfor\s*\([^)]*\)\s*\{[^}]*\bDatabase\.(?:insert|update|delete)/.test(text.replaceAll(/\[[^\]]*\]/g, ''))
  )
    found.push('a loop changes records one by one');
  if (!isTest && SYSTEM_CLASSES.has(name) === false)
    for (const [change] of text.matchAll(CHANGE))
      if (!change.includes('Database.')) found.push(`"${change.trim()}" does not say in which mode`);
  return found;
}

class Syntax extends ApexErrorListener {
  private readonly found: string[];

  constructor(found: string[]) {
    super();
    this.found = found;
  }

  override apexSyntaxError(line: number, column: number, message: string): void {
    this.found.push(`${line}:${column} ${message}`);
  }
}

interface RuleContext {
  readonly name: string;
  readonly isTest: boolean;
  readonly found: string[];
  /** In small letters -> as it was written first. */
  readonly names: Map<string, string>;
}

class Rules extends ApexParserBaseListener {
  private readonly context: RuleContext;

  constructor(context: RuleContext) {
    super();
    this.context = context;
  }

  enterClassDeclaration = (node: ClassDeclarationContext): void => {
    const { name, isTest, found } = this.context;
    if (isTest || isInside(node, 'ClassDeclarationContext')) return;
    const before = node.parentCtx?.getText().slice(0, 200).toLowerCase() ?? '';
    const isWithout = before.includes('withoutsharing');
    if (!isWithout && !before.includes('withsharing')) found.push('the class does not say whether it shares');
    if (isWithout && !SYSTEM_CLASSES.has(name)) found.push('the class works without sharing');
  };

  enterMethodDeclaration = (node: MethodDeclarationContext): void => this.checkName(node.id().getText());
  enterFormalParameter = (node: FormalParameterContext): void => this.checkName(node.id().getText());
  enterVariableDeclarator = (node: VariableDeclaratorContext): void => this.checkName(node.id().getText());

  enterEqualityExpression = (node: EqualityExpressionContext): void => {
    const { isTest, found } = this.context;
    const sides = node.expression_list().map((side) => side.getText());
    if (isTest || sides.some((side) => NO_TEXT.test(side))) return;
    // The name of what is compared: of a call, the name of its method.
    const names = sides.map((side) => side.replaceAll(/\(.*\)$|\[.*?\]/g, ''));
    if (names.some((name) => LETTER_BY_LETTER.test(name)))
      found.push(`"${node.getText()}" takes large and small letters for the same`);
  };

  private checkName(word: string): void {
    const { found, names } = this.context;
    const plain = word.toLowerCase();
    if (RESERVED.has(plain)) found.push(`"${word}" can be no name`);
    const known = names.get(plain) ?? word;
    names.set(plain, known);
    if (known !== word) found.push(`"${known}" and "${word}" are one name to the platform`);
  }

  enterQuery = (node: QueryContext): void => {
    const { name, isTest, found } = this.context;
    const text = node.getText().toUpperCase();
    const mode = SYSTEM_CLASSES.has(name) ? 'WITHSYSTEM_MODE' : 'WITHUSER_MODE';
    const isSaid = isTest ? /WITH(?:USER|SYSTEM)_MODE/.test(text) : text.includes(mode);
    if (!isSaid) found.push(`a query is not ${mode.replace('WITH', 'WITH ')}`);
    if (!isTest && isRepeated(node)) found.push('a query stands in a loop');
  };
}

function isInside(node: TreeNode, kind: string): boolean {
  for (let at = node.parentCtx; at; at = at.parentCtx) if (at.constructor.name === kind) return true;
  return false;
}

/** The list of a loop is asked for once; a query in its statement is made each time. */
function isRepeated(node: TreeNode): boolean {
  let below: TreeNode = node;
  for (let at = node.parentCtx; at; at = at.parentCtx) {
    if (LOOP.test(at.constructor.name) && /^(?:Statement|Block)Context$/.test(below.constructor.name))
      return true;
    below = at;
  }
  return false;
}

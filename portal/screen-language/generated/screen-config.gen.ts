// Generated from screen-configs/screen.schema.json by `npm run generate`. Do not edit.

/**
 * An icon, named by what it means.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Icon".
 */
export type Icon = ("account" | "alert" | "arrow" | "autopay" | "bank" | "bill" | "bolt" | "calendar" | "camera" | "card" | "check" | "clock" | "close" | "document" | "download" | "edit" | "error" | "external" | "gas" | "gift" | "help" | "home" | "identity" | "info" | "key" | "leaf" | "location" | "lock" | "logIn" | "logOut" | "mail" | "menu" | "message" | "meter" | "money" | "moving" | "outage" | "people" | "phone" | "plan" | "print" | "profile" | "reply" | "safe" | "search" | "seal" | "signature" | "success" | "sun" | "switch" | "upload" | "usage" | "waiting" | "warning")
/**
 * The source of a value, as a dotted path. It starts with one of: `session` (userId, isGuest, contactId, displayName), `route` (a `:name` of the route, `query.<name>`, or `hash.<name>` for what stands behind the #, which no server sees), `reads.<name>` (the answer of a read), `readErrors.<name>` (the error code of a read that failed), `results.<step>` (what a step's own submission was answered with, from the moment the step is passed until it is open again), `result` (what the last submission was answered with), `failure` (the error code of the last submission, where it failed), `attempt` (an idempotency key: the same while the same is sent again; outside a submission that of the last one), `constants` (out of the specs), `brand` (id, name, crmName), `language` (of the two that the org speaks), `pageLanguage` (the page's own), `today` (the customer's day, as 2026-01-31), `answers` (a field of this form), `began` (in what is sent: a field of this form as it was before anything was changed), `values.<name>` (a value that the page works out), and inside lists and threads `item` (the entry shown).
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Source".
 */
export type Source = string
/**
 * A value: written down as it is, taken from a source (`{ "from": … }`), the answer of a field (`{ "field": … }`), the first of several that has a value (`{ "first": … }`), or one of several by what stands in the address (`{ "choice": … }`).
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Binding".
 */
export type Binding = ((string | number | boolean) | (string | number | boolean)[] | FromBinding | FieldBinding | FirstBinding | EntryBinding | ChoiceBinding)
/**
 * A question that is true or false. A text is the name of another condition of this screen.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Condition".
 */
export type Condition = (string | FieldCondition | SourceCondition | CompareCondition | AllCondition | AnyCondition | NotCondition)
/**
 * A number, a day as 2026-01-31, a source (`{ "from": "today", "plusDays": 3 }`), or the answer of a field (`{ "field": "start" }`).
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Operand".
 */
export type Operand = ((number | string) | SourceOperand | FieldOperand)
/**
 * A value that the page works out: a number, a text, a source or an answer as in conditions, or a calculation with them. What cannot be worked out, because a value is missing or is no number, is no value: it is shown as nothing, and not sent.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Expression".
 */
export type Expression = (Operand | AddExpression | SubtractExpression | MultiplyExpression | DivideExpression | MinExpression | MaxExpression | RoundExpression | SumExpression | CountExpression | JoinExpression | DaysExpression | BusinessDaysExpression | WhenExpression | PickExpression)
/**
 * A number, a day, or the source of one.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Limit".
 */
export type Limit = ((number | string) | LimitSource)
/**
 * The options to choose from.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Options".
 */
export type Options = ([string, ...(string)[]] | OptionsFromSource)
/**
 * A value of the address.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "DraftSubject".
 */
export type DraftSubject = string
/**
 * One of the things that a screen can hold.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Block".
 */
export type Block = (FormBlock | ListBlock | PushBlock | RecordBlock | ThreadBlock | MessageBlock | ArticleBlock | PictureBlock | ShareBlock | WebsitesBlock | MapBlock | HtmlBlock | StepperBlock | LinksBlock | ActionBlock | UploadBlock | ChartBlock | EntriesBlock | TermsBlock | PrintBlock | PeriodBlock | TimelineBlock | WeekBlock | ComparisonBlock | DifferenceBlock | DownloadBlock | SearchBlock | PasskeyBlock | PlansBlock)
/**
 * One kind of file.
 */
export type DownloadFormat = (CsvFormat | GreenButtonFormat | KeptFormat)

/**
 * One screen of the portal. No text, no functions, no code: texts stand in locales/<language>/screens/<id>.json and are found by name.
 */
export interface ScreenConfig {
/**
 * The path or address of this schema, so that an editor helps while typing: `../screen.schema.json`, or elsewhere `https://<the portal>/schemas/screen/2.json`.
 */
$schema?: string
/**
 * The version of the language that the screen is written in. A portal refuses any other; `npm run screens:migrate` writes older screens in the words of today.
 */
version: 2
/**
 * Area and name, the same as the file's path below screen-configs without .json: `account/log-in`.
 */
id: string
/**
 * Path of the page without the language prefix. `:name` stands for a part that varies: `/messages/:caseId`.
 */
route: string
/**
 * The visitors who may see it. `guest`: only before log-in; `customer`: only after; `anyone`.
 */
access: ("guest" | "customer" | "anyone")
navigation?: NavigationPlace
heading?: Source
/**
 * The subject of the whole page, named under its title: `account` for number and service address of the account that the portal shows, or a value. For every screen that shows or changes one account, and does not name it elsewhere.
 */
about?: ("account" | Source)
/**
 * Values for `{{names}}` in this screen's texts: `{ "name": "session.displayName" }` fills `{{name}}`. A value that no text says is a fault. With `as` the value is written for the customer: `{ "amount": { "from": "reads.deposit.amountCents", "as": "cents" } }`.
 */
texts?: {
[k: string]: Source | FormattedSource
}
/**
 * The reads of the screen, by name.
 */
reads?: {
[k: string]: Read
}
/**
 * Named conditions, for `show` and `when`.
 */
conditions?: {
[k: string]: Condition
}
/**
 * Values that the page works out, by name. Wherever a source can stand, `values.<name>` is one: in texts, bindings, conditions and blocks.
 */
values?: {
[k: string]: Expression
}
/**
 * The form, step by step.
 * 
 * @minItems 1
 */
steps?: [Step, ...(Step)[]]
submit?: Submission
/**
 * Several forms on one page, each with its own steps and its own sending, instead of `submit`: `{ "phones": { "steps": ["phones"], "submit": { … } }, "address": { … } }`. Each has a block `{ "block": "form", "name": "phones" }`, the text `steps.<last step>.next` on its button, and optional `forms.<name>.heading`. What it was answered with is `results.<name>`.
 */
forms?: {
[k: string]: NamedForm
}
/**
 * Keeps what was typed and not sent for 24 hours: on a screen of customers in the org, so that it is there again after a reload and on another device; on a screen of guests in the tab, until somebody logs in. Not for screens of both. Sensitive answers and hidden ones are never kept.
 */
draft?: (true | DraftOf)
/**
 * `freely`: leaving the page with answers that are not sent does not ask first. For forms where nothing is lost, such as logging in.
 */
leave?: "freely"
/**
 * The page from top to bottom. Without it: the form alone, in a column of comfortable width.
 * 
 * @minItems 1
 */
sections?: [Section, ...(Section)[]]
}
/**
 * Puts the screen into the layout's links. Its text is `navigation` of the screen's texts.
 */
export interface NavigationPlace {
/**
 * `main`: the header's links; `account`: the menu under the customer's name.
 */
area: ("main" | "account")
/**
 * Ascending. On a phone the first four of `main` stand in the bar below the page, and all of them in the menu.
 */
order: number
/**
 * Stands above the link in the bar of a phone, and before it in its menu.
 */
icon?: Icon
}
/**
 * A value and how it is written.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "FormattedSource".
 */
export interface FormattedSource {
from: Source
/**
 * The format of the value; nothing is written for no value. `weekday` is a day with the name of its weekday, `time` takes 08:30.
 */
as: ("date" | "datetime" | "weekday" | "time" | "month" | "money" | "cents" | "number" | "phone")
}
/**
 * A call that loads data when the screen opens.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Read".
 */
export interface Read {
/**
 * operationId of a read of the specs.
 */
operation: string
with?: Bindings
/**
 * Only while this condition holds. A read whose sources have no value yet waits by itself.
 */
when?: string
/**
 * Asks again every so many milliseconds while the screen is open and somebody uses it: after five minutes without a key, a touch or a pointer it rests until the next one, so that an idle session ends.
 */
refreshEvery?: number
/**
 * false: the rest of the screen works without it, and its failure shows nothing. By default a failure is told at the top of the screen, with a button to try again.
 */
needed?: boolean
/**
 * Beside "needed": false. While this condition holds, the failure is told at the top all the same, with a button to try again.
 */
retryWhen?: string
}
/**
 * Members of the operation's configuration and their values. A dotted name sets a nested member: `fields.Email`.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Bindings".
 */
export interface Bindings {
[k: string]: Binding
}
/**
 * A value taken from a source: `{ "from": "session.accountNumber" }`.
 */
export interface FromBinding {
from: Source
/**
 * true: the member is left out while the source has no value. Without it a read waits.
 */
optional?: boolean
}
/**
 * The answer of a field of this form. A dotted path reads inside an answer that is an object: `card.token`. `{ "field": "zip" }`.
 */
export interface FieldBinding {
/**
 * Name of a field, or a path into it.
 */
field: string
/**
 * Makes it a yes or no: true when the answer is this one, false for another answer.
 */
is?: string
}
/**
 * The first of these that has a value, such as the card or the bank account that was given: `{ "first": [{ "field": "card.token" }, { "field": "bank.token" }] }`.
 */
export interface FirstBinding {
/**
 * Values in order.
 * 
 * @minItems 2
 */
first: [Binding, Binding, ...(Binding)[]]
}
/**
 * A member of the entry that was chosen from a list: `{ "entryOf": "reads.methods.methods", "where": "paymentMethodId", "is": { "field": "source" }, "take": "method" }`.
 */
export interface EntryBinding {
entryOf: Source
/**
 * Path inside an entry that is compared.
 */
where: string
is: Binding
/**
 * Path inside the entry that is found.
 */
take: string
}
/**
 * One of several written values, by the name that a source holds: `{ "choice": "route.query.sort", "of": { "newest": ["-Case.CreatedDate"], "oldest": ["Case.CreatedDate"] }, "otherwise": "newest" }`.
 */
export interface ChoiceBinding {
choice: Source
/**
 * The values by their names. null: the member is left out.
 */
of: {
[k: string]: string | number | boolean | null | (string | number | boolean)[]
}
/**
 * The name that counts while the source holds none of them.
 */
otherwise: string
}
/**
 * Compares the answer of a field: `{ "field": "finalBillBy", "is": "mail" }`.
 */
export interface FieldCondition {
/**
 * Name of a field.
 */
field: string
/**
 * Equal to this value.
 */
is?: (string | number | boolean)
/**
 * Equal to one of these values.
 * 
 * @minItems 1
 */
in?: [(string | number | boolean), ...((string | number | boolean))[]]
/**
 * true: there is an answer; false: there is none.
 */
filled?: boolean
}
/**
 * Compares a value of a source: `{ "from": "reads.bills.state", "in": ["due", "pastDue"] }`.
 */
export interface SourceCondition {
from: Source
/**
 * Equal to this value.
 */
is?: (string | number | boolean)
/**
 * Equal to one of these values.
 * 
 * @minItems 1
 */
in?: [(string | number | boolean), ...((string | number | boolean))[]]
/**
 * true: there is a value, and it is no empty text or list.
 */
filled?: boolean
}
/**
 * Compares a number, an amount or a day with another one: `{ "compare": { "field": "moveOut" }, "atLeast": { "from": "today", "plusDays": 3 } }`. With `count` the characters of a text, or the entries of a list. While one of the two is not there, or is of another type, it does not hold.
 */
export interface CompareCondition {
compare: Operand
/**
 * true: compares how many characters the text has, or how many entries the list.
 */
count?: true
/**
 * With `count`: counts only the entries of the list for which this condition holds, the name of one that asks about `item`: `{ "compare": { "from": "reads.lobby.pending" }, "count": true, "matching": "isEnrollment", "atLeast": 1 }`.
 */
matching?: string
atLeast?: Operand
atMost?: Operand
moreThan?: Operand
lessThan?: Operand
}
/**
 * A value of a source, or a day before or after it: `{ "from": "today", "plusDays": 3 }`.
 */
export interface SourceOperand {
from: Source
/**
 * So many days after the day; less than 0 for days before it.
 */
plusDays?: number
}
/**
 * The answer of a field, or a day before or after it: `{ "field": "moveOut", "plusDays": -1 }`.
 */
export interface FieldOperand {
/**
 * Name of a field.
 */
field: string
/**
 * So many days after the day; less than 0 for days before it.
 */
plusDays?: number
}
/**
 * All of these hold: `{ "all": ["canPay", { "not": "paid" }] }`.
 */
export interface AllCondition {
/**
 * Conditions.
 * 
 * @minItems 1
 */
all: [Condition, ...(Condition)[]]
}
/**
 * At least one of these holds: `{ "any": ["received", "lost"] }`.
 */
export interface AnyCondition {
/**
 * Conditions.
 * 
 * @minItems 1
 */
any: [Condition, ...(Condition)[]]
}
/**
 * This does not hold: `{ "not": "noAccount" }`.
 */
export interface NotCondition {
not: Condition
}
/**
 * The sum of these numbers: `{ "add": [{ "field": "rent" }, 12.5] }`.
 */
export interface AddExpression {
/**
 * Numbers.
 * 
 * @minItems 2
 */
add: [Expression, Expression, ...(Expression)[]]
}
/**
 * The first number less the others: `{ "subtract": [{ "from": "reads.bills.balanceCents" }, 2500] }`.
 */
export interface SubtractExpression {
/**
 * Numbers.
 * 
 * @minItems 2
 */
subtract: [Expression, Expression, ...(Expression)[]]
}
/**
 * The product of these numbers: `{ "multiply": [{ "field": "months" }, 1500] }`.
 */
export interface MultiplyExpression {
/**
 * Numbers.
 * 
 * @minItems 2
 */
multiply: [Expression, Expression, ...(Expression)[]]
}
/**
 * The first number divided by the others; nothing for a division by 0: `{ "divide": [{ "from": "reads.bill.totalCents" }, { "field": "months" }] }`.
 */
export interface DivideExpression {
/**
 * Numbers.
 * 
 * @minItems 2
 */
divide: [Expression, Expression, ...(Expression)[]]
}
/**
 * The least of these numbers: `{ "min": [{ "from": "reads.bills.payableCents" }, 50000] }` is never more than 50000.
 */
export interface MinExpression {
/**
 * Numbers.
 * 
 * @minItems 2
 */
min: [Expression, Expression, ...(Expression)[]]
}
/**
 * The greatest of these numbers: `{ "max": [{ "field": "months" }, 3] }` is never less than 3.
 */
export interface MaxExpression {
/**
 * Numbers.
 * 
 * @minItems 2
 */
max: [Expression, Expression, ...(Expression)[]]
}
/**
 * A number with so many digits behind the point; half of one goes away from 0. `{ "round": { "from": "values.share" }, "digits": 2 }`.
 */
export interface RoundExpression {
round: Expression
/**
 * Digits behind the point.
 */
digits: number
}
/**
 * The sum of a member over all entries of a list: `{ "sumOf": "reads.bill.lines", "take": "amountCents" }`. 0 for a list without entries.
 */
export interface SumExpression {
sumOf: Source
/**
 * Path inside an entry.
 */
take: string
}
/**
 * The number of entries of a list, or with `matching` of those for which a condition about `item` holds: `{ "countOf": "reads.users.users", "matching": "known" }`.
 */
export interface CountExpression {
countOf: Source
/**
 * The name of one of the screen's conditions.
 */
matching?: string
}
/**
 * One text out of several values, without those that are missing: `{ "join": [{ "field": "street" }, { "field": "city" }], "with": ", " }`.
 */
export interface JoinExpression {
/**
 * Values in order.
 * 
 * @minItems 2
 */
join: [Expression, Expression, ...(Expression)[]]
/**
 * The text between two of them.
 */
with: string
}
/**
 * The number of days from one day to another; less than 0 where that is earlier: `{ "daysFrom": { "from": "today" }, "to": { "field": "moveOut" } }`.
 */
export interface DaysExpression {
daysFrom: Expression
to: Expression
}
/**
 * The day so many business days, Monday to Friday, after another one; at a weekend they count from Monday: `{ "businessDays": 3, "after": { "from": "today" } }`.
 */
export interface BusinessDaysExpression {
/**
 * Number of business days.
 */
businessDays: number
after: Expression
}
/**
 * One value while a condition holds, and another one, or none, otherwise: `{ "when": "byMail", "use": 10, "otherwise": 3 }`.
 */
export interface WhenExpression {
/**
 * The name of one of the screen's conditions.
 */
when: string
use: Expression
otherwise?: Expression
}
/**
 * One of several written values, by what another one is: `{ "pick": { "field": "plan" }, "of": { "small": 20, "large": 35 } }`.
 */
export interface PickExpression {
pick: Expression
/**
 * The values by what it is.
 */
of: {
[k: string]: number | string
}
/**
 * The value where it is none of them.
 */
otherwise?: (number | string)
}
/**
 * One page of the form.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
/**
 * Names the step in the texts: `steps.<id>.title` (needed when there are several), optional `.hint` below it and `.next` on its button.
 */
id: string
/**
 * `review`: "check your answers", made from the steps before; needs no fields.
 */
as?: ("questions" | "review")
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * The questions, in order. At most 50.
 * 
 * @minItems 1
 */
fields?: [Field, ...(Field)[]]
submit?: Submission
/**
 * true: the second half of the step before; both count as one in "Step 2 of 3". Not on the first step.
 */
continues?: boolean
/**
 * Id of an earlier step: where the button Back leads, when the step before cannot be done twice.
 */
back?: string
/**
 * Id of an earlier step: its answers stand above the questions of this one, with a way back to them. For a consent that is about them.
 */
recalls?: string
}
/**
 * One question of the form. Its texts are found by its name: `fields.<name>.label`, `.hint`, `.errors.<rule>`, `.options.<value>`.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Field".
 */
export interface Field {
/**
 * Unique on the screen; server errors use it, too.
 */
name: string
/**
 * The kind of field. text, textarea, email, tel, password, number, zip, date, otp (a code sent to the customer): typed. select, radio: one of the options. checkboxes: any of the options. yes-no: yes or no; the answer is true or false. time: a time of the day, as 14:30. month: a month of a year, as 2028-04. money: an amount; the answer is in cents, as the specs count. rating: a number from 1 to `max` (5 unless stated); the texts `.low` and `.high` say what its ends mean. slot: one of the times that a read offers, on a calendar by day; needs `options` and `slot`. search: a typed text, for which a call suggests answers; needs `suggest`. consent: one box that is never ticked beforehand. hosted-card, hosted-bank: a card or a bank account, typed into a frame of the payment processor; the answer has `token`, `brand` and `lastFour`, never a number. files: files that go with what is sent; needs `files`. The answer is a list of their ids. group: the same questions for each of several, such as people; needs `group`. The answer is a list of objects.
 */
as: ("text" | "textarea" | "email" | "tel" | "password" | "number" | "zip" | "date" | "otp" | "select" | "radio" | "checkboxes" | "yes-no" | "time" | "month" | "money" | "rating" | "slot" | "search" | "consent" | "hosted-card" | "hosted-bank" | "files" | "group")
/**
 * Another name to look the texts up by, where two screens' or fields' texts are the same: `fields.<text>.label`.
 */
text?: string
/**
 * A formatted text stands above the question: `fields.<name>.intro`, written like the text of an `article`, without headings. It is shown and hidden with the question. Example: `"intro": true`.
 */
intro?: true
/**
 * The text of `intro` stands there only while this condition holds, the question always: `"introWhen": "priced"`. The name of one of the screen's conditions.
 */
introWhen?: string
/**
 * An answer is needed. Fields without it are marked as optional.
 */
required?: boolean
/**
 * An answer is needed while this condition holds, and optional otherwise: `"requiredWhen": "byBank"`. The name of one of the screen's conditions.
 */
requiredWhen?: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Least number of characters.
 */
minLength?: number
/**
 * Greatest number of characters.
 */
maxLength?: number
min?: Limit
max?: Limit
/**
 * A rule by name. password-strength: at least 8 characters with letters, numbers and a special character. email, phone, zip: the usual forms (the field kinds email, tel and zip bring them along). digits: only digits. esiid: 17 or 22 digits.
 */
pattern?: ("password-strength" | "email" | "phone" | "zip" | "digits" | "esiid")
ownPattern?: OwnPattern
/**
 * Must be equal to the answer of this field, which is asked before.
 */
matches?: string
differs?: Binding
terms?: Terms
/**
 * The documents that a `consent` is about, where they stand elsewhere: links right under its text. While no address is there, the field's hint is shown instead.
 * 
 * @minItems 1
 */
documents?: [LegalDocument, ...(LegalDocument)[]]
options?: Options
/**
 * Icons before the options of a radio field, by their values; by what `labelBy` found for entries of a read.
 */
icons?: {
[k: string]: Icon
}
/**
 * For written options: the options below each heading, in order. The headings are the texts `fields.<name>.groups.<group>`. Example: `"groups": { "home": ["moving", "outage"], "money": ["billing"] }`.
 */
groups?: {
/**
 * @minItems 1
 */
[k: string]: [string, ...(string)[]]
}
slot?: SlotRule
suggest?: SuggestRule
prefill?: Binding
/**
 * Shown, not changed and not sent, unless `submit.with` names it.
 */
readOnly?: boolean
/**
 * Shown and not changed while this condition holds: `"readOnlyWhen": "verified"`. The name of one of the screen's conditions.
 */
readOnlyWhen?: string
/**
 * Never kept in a draft. Passwords, codes, cards, bank accounts and consents are so by themselves; `true` says it of what proves who somebody is.
 */
sensitive?: true
/**
 * The value that the browser may fill in, where the kind's own value does not fit.
 */
autocomplete?: ("off" | "username" | "current-password" | "new-password" | "one-time-code" | "name" | "given-name" | "family-name" | "email" | "tel" | "postal-code" | "street-address" | "address-line1" | "address-line2" | "address-level1" | "address-level2" | "bday")
/**
 * Height of a textarea in lines.
 */
rows?: number
/**
 * Width on wide screens, in twelfths of the form. Default 12.
 */
width?: number
/**
 * Conditions by option: it is offered only while its condition holds. Options that are not named are always offered: `{ "instalment": "hasPlan" }`.
 */
offered?: {
/**
 * The name of one of the screen's conditions.
 */
[k: string]: string
}
/**
 * For `radio`: what is told right below an option as soon as it is chosen, by option: the conditions under which something is told. Its text is `fields.<name>.notices.<condition>`.
 */
notices?: {
/**
 * @minItems 1
 */
[k: string]: [string, ...(string)[]]
}
check?: AnswerCheck
group?: GroupRule
files?: FilesRule
}
export interface LimitSource {
from: Source
}
/**
 * For a typed text: a form that no named rule knows, as an expression, with answers that it takes and refuses. The text `fields.<name>.errors.ownPattern` says in plain words what is asked for. Example: `"ownPattern": { "expression": "[A-Z]{2}[0-9]{6}", "takes": ["TX104417"], "refuses": ["104417"] }`.
 */
export interface OwnPattern {
/**
 * A regular expression of JSON Schema for the whole answer; spaces around it are allowed. It is refused where a long answer would take it too long.
 */
expression: string
/**
 * Answers that are right: at least one.
 * 
 * @minItems 1
 */
takes: [string, ...(string)[]]
/**
 * Answers that are wrong: at least one.
 * 
 * @minItems 1
 */
refuses: [string, ...(string)[]]
}
/**
 * A text out of the data: its title and its paragraphs. At a `consent` field it is what the customer agrees to; the box comes with it.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
title: Source
paragraphs: Source
}
/**
 * A document by its address in each language. Its link says `fields.<field>.documents.<name>`.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "LegalDocument".
 */
export interface LegalDocument {
/**
 * Names the document in the texts.
 */
name: string
en: Source
es: Source
}
/**
 * Values from a source. `constants…`: a list of values, labelled by the texts. `reads…`: a list of entries; `value` and `label` say where they hold the value and the label: `{ "from": "reads.methods.methods", "value": "paymentMethodId", "label": "name" }`.
 */
export interface OptionsFromSource {
from: Source
/**
 * Path inside an entry. Default: `value`.
 */
value?: string
/**
 * Path inside an entry. Default: `label`.
 */
label?: string
/**
 * true: labels are the text `fields.<name>.entry`, filled with the members of the entry, instead of `label`.
 */
labelText?: true
/**
 * With `labelText`: a path inside an entry, or several. The first whose value has a text `fields.<name>.entries.<value>` gives the label, instead of `fields.<name>.entry`: `["state", "method"]`.
 */
labelBy?: (string | [string, string, ...(string)[]])
/**
 * With `labelText`: members of the entry that the label writes in a form of their own: `{ "expires": "month" }`.
 */
labelAs?: {
[k: string]: "date" | "datetime" | "weekday" | "time" | "month" | "money" | "cents" | "number" | "phone"
}
/**
 * Path inside an entry: options with the same value stand below one heading, the text `fields.<name>.groups.<value>`, or the value itself where there is none.
 */
groupBy?: string
/**
 * With `groupBy`: the form in which the value itself is written as heading.
 */
groupAs?: ("date" | "weekday" | "month")
/**
 * Which entries are offered: the name of a condition that asks about `item`, the entry.
 */
show?: string
/**
 * Values after those of the source. Their labels are the texts `fields.<name>.options.<value>`.
 * 
 * @minItems 1
 */
more?: [string, ...(string)[]]
}
/**
 * For `slot`: where an entry of the options has its day and times. Example: `"slot": { "day": "on", "starts": "startsAt", "ends": "endsAt" }`. Where the read is asked anew and does not offer the chosen time any more, the customer is told at once.
 */
export interface SlotRule {
/**
 * Path inside an entry: its day, as 2026-01-31.
 */
day: string
/**
 * Path inside an entry: when it begins, as 08:00.
 */
starts: string
/**
 * Path inside an entry: when it ends, as 12:00.
 */
ends?: string
}
/**
 * For `search`: the read that knows answers. It is asked when typing rests, and no longer than the customer still waits for it. The label of a suggestion is the text `fields.<name>.entry`, filled with its members. Example: `"suggest": { "operation": "findAddresses", "with": { "text": { "from": "item.typed" } }, "items": "item.found.addresses", "value": "street", "fills": { "city": "city", "zip": "zip" } }`.
 */
export interface SuggestRule {
/**
 * The read that suggests.
 */
operation: string
with: Bindings
items: Source
/**
 * Path inside a suggestion: the answer that it stands for.
 */
value: string
/**
 * Other fields of the step that a suggestion answers, too: paths inside it by the name of the field. What it does not have is emptied.
 */
fills?: {
[k: string]: string
}
/**
 * The number of characters from which on it is asked. Default 3.
 */
least?: number
}
/**
 * For `email`: what the org is asked about the answer once the field is left, and before the form goes on. It forbids nothing. Its texts are `fields.<name>.warnings.<code>`, and `.suggested` with {{suggestion}} on a button that takes one.
 */
export interface AnswerCheck {
/**
 * The read that knows about answers.
 */
operation: string
with: Bindings
warning: Source
suggestions?: Source
}
/**
 * For `group`: what is asked of each, and how many there may be: `{ "most": 5, "fields": [{ "name": "firstName", "as": "text", "required": true, "maxLength": 40 }] }`. Its texts are `fields.<name>.each` (with {{number}}), `.entry` (one in a line, with {{number}} and the answers by their names), `.add` (the button), and those of its questions below `fields.<name>.fields`.
 */
export interface GroupRule {
/**
 * The fewest, where an answer is needed. Default 1.
 */
least?: number
/**
 * The most that can be added.
 */
most: number
/**
 * true: their order means something, and customers can change it.
 */
ordered?: true
/**
 * The questions about each, by the names of the members that they are sent as. Kinds that are typed or chosen, without conditions of their own.
 * 
 * @minItems 1
 */
fields: [Field, ...(Field)[]]
}
/**
 * For `files`: what is taken, and how it gets to the org before the form is sent. The words are in `forms.json`, `files`.
 */
export interface FilesRule {
most: Source
formats: Source
maxBytes: Source
longestName: Source
send: Submission
id: Source
}
/**
 * The operation to call, and the next action. On a step: before the next step opens, which it does only after success.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Submission".
 */
export interface Submission {
/**
 * operationId of a write of the specs.
 */
operation: string
/**
 * Other operations that take the same, each while its condition holds. The first whose condition holds is called.
 * 
 * @minItems 1
 */
instead?: [OtherOperation, ...(OtherOperation)[]]
with?: Bindings
/**
 * `changed`: members bound to fields that still have their prefilled value are left out; when nothing changed nothing is sent and `done` follows.
 */
only?: "changed"
/**
 * true: when the screen stays open after success, the form starts afresh. false: it keeps what was typed.
 */
clear?: boolean
done: Done
/**
 * Failures by the error code of the server. A code that is not here is told by the text `errors.codes.<code>`, where there is one. `*`: any other. Without `*` a general message is shown. Errors that name a field of the record are shown at the field bound to it.
 */
failed?: {
[k: string]: Outcome
}
}
/**
 * An operation for a case.
 */
export interface OtherOperation {
/**
 * The name of one of the screen's conditions.
 */
when: string
/**
 * operationId of a write of the specs.
 */
operation: string
}
/**
 * After success.
 */
export interface Done {
/**
 * Text `messages.<message>`, told in a notice that also survives moving to another screen.
 */
message?: string
/**
 * Route to go to, or `return`: where the customer was heading before logging in. Without it the screen stays.
 */
go?: string
}
/**
 * The message for the customer, and its place.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
/**
 * Text `messages.<message>` of this screen, or `errors.<name>` for one that all screens share.
 */
message: string
/**
 * Shown at this field instead of at the top of the form.
 */
field?: string
/**
 * Names of fields whose answers are used up and have to be given again, such as a card that was refused. The form goes back to the step of the first of them that is shown.
 * 
 * @minItems 1
 */
forget?: [string, ...(string)[]]
/**
 * Names of fields that are prefilled once more, with what the org has by now: for a list that was changed elsewhere. What was answered there is gone, which the message has to say.
 * 
 * @minItems 1
 */
refill?: [string, ...(string)[]]
}
/**
 * One of several forms.
 */
export interface NamedForm {
/**
 * Ids of its steps, in the order of `steps`. Each step belongs to one form, and only one form of a page may have several.
 * 
 * @minItems 1
 */
steps: [string, ...(string)[]]
submit: Submission
/**
 * Keeps what was typed in this form, as `draft` of a screen does.
 */
draft?: true
}
/**
 * One draft for each thing that the form is about.
 */
export interface DraftOf {
/**
 * What tells one from the other: a `:name` of the route, `route.planId`, or a member of the address, `route.query.zip`; a list of several, where only all of them together do.
 */
about: (DraftSubject | [DraftSubject, ...(DraftSubject)[]])
}
/**
 * A horizontal band of the page.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
background?: Background
/**
 * Colour of the band. Default `plain`.
 */
surface?: ("plain" | "tinted")
/**
 * `reading`: as wide as text reads well; `page`: the whole page. Default `page`.
 */
maxWidth?: ("reading" | "page")
/**
 * Room between columns. Default `medium`.
 */
gutter?: ("none" | "small" | "medium" | "large")
/**
 * Vertical alignment of the columns. Default `start`.
 */
align?: ("start" | "center" | "end")
/**
 * Least height in rem.
 */
minHeight?: number
direction?: Direction
/**
 * Columns, in twelfths.
 * 
 * @minItems 1
 */
columns: [LayoutColumn, ...(LayoutColumn)[]]
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
}
/**
 * A picture behind the band per device size, for show alone: a file `screen-configs/pictures/<name>.svg`, written `/images/<name>.svg`. What it says must stand in a text, too. `{ "mobile": "/images/meter.svg", "overlay": "light" }`.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Background".
 */
export interface Background {
/**
 * The picture on phones.
 */
mobile?: string
/**
 * The picture on tablets. Default: that of phones.
 */
tablet?: string
/**
 * The picture on wide screens. Default: that of tablets.
 */
desktop?: string
/**
 * Colour over the picture, so that text stays readable.
 */
overlay?: ("none" | "brand" | "dark" | "light")
}
/**
 * The arrangement of the columns per device. Default: `row`.
 */
export interface Direction {
/**
 * row or column.
 */
mobile?: ("row" | "column")
/**
 * row or column.
 */
tablet?: ("row" | "column")
/**
 * row or column.
 */
desktop?: ("row" | "column")
}
/**
 * A part of a section's width.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Column".
 */
export interface LayoutColumn {
width?: Widths
/**
 * The blocks of the column, from top to bottom.
 * 
 * @minItems 1
 */
blocks: [Block, ...(Block)[]]
/**
 * On wide screens it stands beside the columns before and after it, which stand above each other there; on narrow ones all follow in order. For a long column between short ones.
 */
tall?: true
}
/**
 * Width in twelfths per device.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "Widths".
 */
export interface Widths {
/**
 * Up to 47.9375em. Default 12.
 */
mobile?: number
/**
 * 48em to 64em. Default: as on mobile.
 */
tablet?: number
/**
 * From 64.0625em. Default: as on a tablet.
 */
desktop?: number
}
/**
 * The screen's form: its steps and its submit button.
 */
export interface FormBlock {
/**
 * The screen's form: its steps and its submit button.
 */
block: "form"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name?: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
restart?: Source
}
/**
 * A table of what a read found. Texts: `blocks.<name>.caption`, `.columns.<name>`, `.empty`, `.emptyHint`.
 */
export interface ListBlock {
/**
 * A table of what a read found. Texts: `blocks.<name>.caption`, `.columns.<name>`, `.empty`, `.emptyHint`.
 */
block: "list"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
/**
 * Shows only the entries for which this condition holds, the name of one that asks about `item`.
 */
matching?: string
groupBy?: Source
controls?: ListControls
/**
 * Columns from left to right; on a phone each row becomes a card.
 * 
 * @minItems 1
 */
columns: [Column, ...(Column)[]]
link?: LinkTarget
/**
 * On a phone an entry takes two lines: what opens it, and its other columns without their names.
 */
dense?: true
/**
 * Shows only so many; no button for more.
 */
limit?: number
/**
 * Buttons at the end of each row. What they send can come from `item`. Texts: `blocks.<list>.actions.<name>.button`.
 * 
 * @minItems 1
 */
actions?: [RowAction, ...(RowAction)[]]
}
/**
 * The filters, orders and searches that the list offers. It stands in the address, so that it can be linked to and the browser's Back undoes it; the server does the work, so that it holds for all pages. Texts: `blocks.<list>.found` and `.foundMore` (with `{{count}}`), `.noMatch`, `.clear`; optional `.noMatchHint`.
 */
export interface ListControls {
filter?: ListFilter
sort?: ListSort
search?: ListSearch
/**
 * All of them are shown from this number of entries on, and wherever something was chosen or searched: `"least": 6`. Default 1.
 */
least?: number
}
/**
 * Which entries. Texts: `blocks.<list>.filter.label`, `.filter.options.<name>`.
 */
export interface ListFilter {
/**
 * Name of the member in the address. The list's read chooses by it: `{ "choice": "route.query.<query>" }`.
 */
query: string
/**
 * The names of the read's choice, in the order in which they are offered. The first is the one at the start.
 * 
 * @minItems 2
 */
options: [string, string, ...(string)[]]
}
/**
 * In which order. Texts: `blocks.<list>.sort.label`, `.sort.options.<name>`.
 */
export interface ListSort {
/**
 * Name of the member in the address. The list's read chooses by it: `{ "choice": "route.query.<query>" }`.
 */
query: string
/**
 * The names of the read's choice, in the order in which they are offered. The first is the one at the start.
 * 
 * @minItems 2
 */
options: [string, string, ...(string)[]]
}
/**
 * Entries with these words. Texts: `blocks.<list>.search.label`, `.search.button`.
 */
export interface ListSearch {
/**
 * Name of the member in the address. The list's read takes it from `route.query.<query>`, as `"optional": true`.
 */
query: string
/**
 * Greatest number of characters. Default 100.
 */
maxLength?: number
}
/**
 * One column of a list.
 */
export interface Column {
/**
 * Names the column in the texts: `blocks.<list>.columns.<name>`.
 */
name: string
/**
 * With `dense`: left out on a phone.
 */
wide?: true
value: Source
/**
 * The format of the value: dates, money and numbers by the customer's language; `cents` is money that the specs count in cents; `moment` is a day with its time, and says yesterday, today and tomorrow in words; `month` takes 2028-04; `weekday` is a day with the name of its weekday; `time` takes 08:30; `hours` is a length of time; `phone` as (512) 555-0142; `call` the same, as a link that calls it; `status` as a badge, or one for each of several values, with the text `statuses.<value>` of the screen or of locales/* /forms.json where there is one.
 */
as?: ("text" | "date" | "datetime" | "moment" | "weekday" | "time" | "month" | "money" | "cents" | "hours" | "number" | "phone" | "call" | "status")
/**
 * For `status`: the colour of the badge per value. Values not listed are `neutral`.
 */
tones?: {
/**
 * Colour of the badge.
 */
[k: string]: "neutral" | "info" | "success" | "warning" | "danger"
}
/**
 * The text of this column is the link to the row's own page; needs `link` on the list. At most one column.
 */
opens?: boolean
}
/**
 * A link to a screen of the portal.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "LinkTarget".
 */
export interface LinkTarget {
/**
 * The route of a screen, with the same `:names` as that screen's route.
 */
to: string
/**
 * Values of the `:names` in the route.
 */
with?: {
[k: string]: Binding
}
/**
 * Values behind the `?` of the address, by name; one without a value is left out.
 */
query?: {
[k: string]: Binding
}
}
/**
 * A button of a row. `{{names}}` in its texts are filled with the members of the row.
 */
export interface RowAction {
/**
 * Names the action in the texts: `blocks.<list>.actions.<name>`.
 */
name: string
/**
 * Only for rows for which this condition holds; it may ask about `item`. The name of one of the screen's conditions.
 */
show?: string
submit: Submission
/**
 * true: asks before it calls. Texts: `confirm.title`, `confirm.body`, `confirm.no` beside `button`.
 */
confirm?: true
}
/**
 * A button by which this browser is told of something later, also while the portal is closed (Web Push), and by which it is told no longer. It asks the customer only at the press. What the org needs is `item.endpoint` to add this device and `item.deviceId` to remove it. Where the browser cannot be told there is the text `blocks.<name>.unsupported`, or nothing. Logging out ends it. Texts: `blocks.<name>.button`, `.stop`, `.on`, `.denied`, `.failed`, and what the browser will show: `.notice.title`, `.notice.body`; optional `.heading`, `.hint`, `.unsupported`.
 */
export interface PushBlock {
/**
 * A button by which this browser is told of something later, also while the portal is closed (Web Push), and by which it is told no longer. It asks the customer only at the press. What the org needs is `item.endpoint` to add this device and `item.deviceId` to remove it. Where the browser cannot be told there is the text `blocks.<name>.unsupported`, or nothing. Logging out ends it. Texts: `blocks.<name>.button`, `.stop`, `.on`, `.denied`, `.failed`, and what the browser will show: `.notice.title`, `.notice.body`; optional `.heading`, `.hint`, `.unsupported`.
 */
block: "push"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
key: Source
devices: Source
add: Submission
remove: Submission
}
/**
 * Names and values, one below the other. Texts: `blocks.<name>.rows.<name>`, optional `.heading`, `.missing` (shown for an empty value).
 */
export interface RecordBlock {
/**
 * Names and values, one below the other. Texts: `blocks.<name>.rows.<name>`, optional `.heading`, `.missing` (shown for an empty value).
 */
block: "record"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Rows.
 * 
 * @minItems 1
 */
rows: [Row, ...(Row)[]]
link?: NamedLink
}
/**
 * One row of a record.
 */
export interface Row {
/**
 * Names the row in the texts: `blocks.<record>.rows.<name>`.
 */
name: string
value: Source
/**
 * The format of the value: dates, money and numbers by the customer's language; `cents` is money that the specs count in cents; `moment` is a day with its time, and says yesterday, today and tomorrow in words; `month` takes 2028-04; `weekday` is a day with the name of its weekday; `time` takes 08:30; `hours` is a length of time; `phone` as (512) 555-0142; `call` the same, as a link that calls it; `status` as a badge, or one for each of several values, with the text `statuses.<value>` of the screen or of locales/* /forms.json where there is one.
 */
as?: ("text" | "date" | "datetime" | "moment" | "weekday" | "time" | "month" | "money" | "cents" | "hours" | "number" | "phone" | "call" | "status")
/**
 * For `status`: the colour of the badge per value. Values not listed are `neutral`.
 */
tones?: {
/**
 * Colour of the badge.
 */
[k: string]: "neutral" | "info" | "success" | "warning" | "danger"
}
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * true: written large, for the one number that the customer looks for. At most one row.
 */
prominent?: boolean
}
/**
 * One link or button-like link.
 * 
 * This interface was referenced by `ScreenConfig`'s JSON-Schema
 * via the `definition` "NamedLink".
 */
export interface NamedLink {
/**
 * Names the link in the texts: `blocks.<links>.links.<name>`.
 */
name: string
/**
 * The route of a screen, with the same `:names` as that screen's route.
 */
to: string
/**
 * Values of the `:names` in the route.
 */
with?: {
[k: string]: Binding
}
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Stands before the text of a link in a list with a heading, and of a button. Where all links of such a list have one they are tiles.
 */
icon?: Icon
/**
 * `button` for the one main action of the page; at most one per block. `secondary` for a button on a page that offers several things of equal weight. `back` for the way up, at the top of a page.
 */
style?: ("link" | "button" | "secondary" | "back")
/**
 * Values behind the `?` of the address, by name; one without a value is left out.
 */
query?: {
[k: string]: Binding
}
}
/**
 * A conversation: the first message and its replies, oldest first. Texts: `blocks.<name>.heading`, `.you`, `.us`, `.empty`.
 */
export interface ThreadBlock {
/**
 * A conversation: the first message and its replies, oldest first. Texts: `blocks.<name>.heading`, `.you`, `.us`, `.empty`.
 */
block: "thread"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
first: ThreadStart
/**
 * Name of the read with the replies.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
body: Source
at: Source
author?: Source
own?: ThreadOwner
attachments?: Source
}
/**
 * The message that opened the conversation.
 */
export interface ThreadStart {
body: Source
at: Source
}
/**
 * A reply is the customer's own when these two are the same.
 */
export interface ThreadOwner {
value: Source
is: Binding
}
/**
 * A notice. Texts: `blocks.<name>.body`, optional `.heading`. `why` is the code of a refused payment: the sentence `errors.declined.<code>` follows the body, where there is one.
 */
export interface MessageBlock {
/**
 * A notice. Texts: `blocks.<name>.body`, optional `.heading`. `why` is the code of a refused payment: the sentence `errors.declined.<code>` follows the body, where there is one.
 */
block: "message"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Stands on the card of the block before it, as its last line.
 */
joined?: true
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * The kind of notice. Default `info`; `plain` is text without a frame.
 */
tone?: ("plain" | "info" | "success" | "warning" | "danger")
moment?: Moment
why?: Source
}
/**
 * What a customer has just brought to its end: with a drawing, and what happens next.
 */
export interface Moment {
/**
 * What happens next, in its order. Each has a text `blocks.<name>.next.<step>`.
 * 
 * @minItems 1
 * @maxItems 4
 */
next?: [string]|[string, string]|[string, string, string]|[string, string, string, string]
}
/**
 * A text with paragraphs, headings, lists, bold, emphasis and links, written in a subset of Markdown. Texts: `blocks.<name>.body` (`Read **this** first.\n\n- [your bills](/bills)`), optional `.heading`, which makes it a card. Example: `{ "block": "article", "name": "next" }`.
 */
export interface ArticleBlock {
/**
 * A text with paragraphs, headings, lists, bold, emphasis and links, written in a subset of Markdown. Texts: `blocks.<name>.body` (`Read **this** first.\n\n- [your bills](/bills)`), optional `.heading`, which makes it a card. Example: `{ "block": "article", "name": "next" }`.
 */
block: "article"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
}
/**
 * A drawing with a text in its place for those who do not see it, such as where a number stands on a bill: a file `screen-configs/pictures/<file>.svg`. Texts: `blocks.<name>.alternative`, which says what it shows; optional `.caption`. Example: `{ "block": "picture", "name": "meter", "file": "meter", "width": 480, "height": 300 }`.
 */
export interface PictureBlock {
/**
 * A drawing with a text in its place for those who do not see it, such as where a number stands on a bill: a file `screen-configs/pictures/<file>.svg`. Texts: `blocks.<name>.alternative`, which says what it shows; optional `.caption`. Example: `{ "block": "picture", "name": "meter", "file": "meter", "width": 480, "height": 300 }`.
 */
block: "picture"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the file in `screen-configs/pictures`, without `.svg`.
 */
file: string
/**
 * Its width in pixels of the page; it is made smaller where there is less room.
 */
width: number
/**
 * Its height at that width, so that nothing moves when it comes.
 */
height: number
}
/**
 * A value to pass on, such as a code, with a button that copies it, and with `link` another that shares an address by the device, or copies it where the device cannot. Texts: `blocks.<name>.label`, `.copy`, `.copied`, `.failed`; with `link` `.share`, `.copyLink`, `.linkCopied`, `.message`; optional `.heading`, `.hint`. Example: `{ "block": "share", "name": "code", "value": "reads.referrals.code", "link": "reads.referrals.link" }`.
 */
export interface ShareBlock {
/**
 * A value to pass on, such as a code, with a button that copies it, and with `link` another that shares an address by the device, or copies it where the device cannot. Texts: `blocks.<name>.label`, `.copy`, `.copied`, `.failed`; with `link` `.share`, `.copyLink`, `.linkCopied`, `.message`; optional `.heading`, `.hint`. Example: `{ "block": "share", "name": "code", "value": "reads.referrals.code", "link": "reads.referrals.link" }`.
 */
block: "share"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
value: Source
link?: Source
}
/**
 * Links to other sites, which open a tab and say so. Texts: `blocks.<name>.links.<name>`, optional `.heading`. Example: `{ "block": "websites", "name": "help", "links": [{ "name": "post", "address": "https://moversguide.usps.com" }] }`.
 */
export interface WebsitesBlock {
/**
 * Links to other sites, which open a tab and say so. Texts: `blocks.<name>.links.<name>`, optional `.heading`. Example: `{ "block": "websites", "name": "help", "links": [{ "name": "post", "address": "https://moversguide.usps.com" }] }`.
 */
block: "websites"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Links in order.
 * 
 * @minItems 1
 */
links: [WebsiteLink, ...(WebsiteLink)[]]
}
/**
 * A link to a page of another site.
 */
export interface WebsiteLink {
/**
 * Names the link in the texts.
 */
name: string
/**
 * The whole address, on a site that `hosts` of brands.json lists.
 */
address: string
/**
 * The address of the same page in Spanish, where there is one.
 */
spanish?: string
}
/**
 * Where things are: a map of points and areas out of a list, and the same as a numbered list below it, which keyboards and screen readers use. Nothing is loaded from other sites: `features` of the answer draw roads, rivers and names of places. Texts: `blocks.<name>.heading`, `.map` (what the picture shows, with `{{count}}`), `.empty`, `.toMap` (the way back to it below the list, on phones), `.rows.<name>`, with `here` `.here` (the name of that place), with `expected` `.expected` (with `{{time}}`), optional `.emptyHint`. Example: `{ "block": "map", "name": "map", "read": "outages", "items": "outages", "title": "item.area", "latitude": "item.latitude", "longitude": "item.longitude", "outline": "item.outline" }`.
 */
export interface MapBlock {
/**
 * Where things are: a map of points and areas out of a list, and the same as a numbered list below it, which keyboards and screen readers use. Nothing is loaded from other sites: `features` of the answer draw roads, rivers and names of places. Texts: `blocks.<name>.heading`, `.map` (what the picture shows, with `{{count}}`), `.empty`, `.toMap` (the way back to it below the list, on phones), `.rows.<name>`, with `here` `.here` (the name of that place), with `expected` `.expected` (with `{{time}}`), optional `.emptyHint`. Example: `{ "block": "map", "name": "map", "read": "outages", "items": "outages", "title": "item.area", "latitude": "item.latitude", "longitude": "item.longitude", "outline": "item.outline" }`.
 */
block: "map"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
title: Source
latitude: Source
longitude: Source
outline?: Source
here?: MapHere
expected?: MapExpected
features?: Source
status?: MapStatus
/**
 * Facts in the list; those without a value are left out.
 * 
 * @minItems 1
 */
rows?: [MapRow, ...(MapRow)[]]
}
/**
 * The place of the customer: `{ "latitude": "reads.address.latitude", "longitude": "reads.address.longitude" }`. It is marked with the text `.here`, and the picture reaches as far; without a place there is no mark.
 */
export interface MapHere {
latitude: Source
longitude: Source
}
/**
 * The moment by which an entry is over: its time of the day stands at its point, with the text `.expected`. Example: `{ "value": "item.restorationAt", "show": "stillOut" }`.
 */
export interface MapExpected {
value: Source
/**
 * Only for entries for which this condition holds; it may ask about `item`. The name of one of the screen's conditions.
 */
show?: string
}
/**
 * A badge, as the look `status` of lists; its tone is also that of the point or area.
 */
export interface MapStatus {
value: Source
/**
 * Colour per value. Values not listed are `neutral`.
 */
tones?: {
/**
 * Colour of the badge.
 */
[k: string]: "neutral" | "info" | "success" | "warning" | "danger"
}
}
/**
 * One fact of an entry.
 */
export interface MapRow {
/**
 * Names the row in the texts.
 */
name: string
value: Source
/**
 * The format of the value, as in lists.
 */
as?: ("text" | "date" | "datetime" | "moment" | "number" | "status")
/**
 * Shown only while this condition holds; it may ask about `item`, as of an outage that is over. The name of one of the screen's conditions.
 */
show?: string
}
/**
 * HTML out of the data, cleaned before it is shown.
 */
export interface HtmlBlock {
/**
 * HTML out of the data, cleaned before it is shown.
 */
block: "html"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
value: Source
language?: Source
}
/**
 * The stages of a process and where it stands. Texts: `blocks.<name>.label`, `.stages.<id>`.
 */
export interface StepperBlock {
/**
 * The stages of a process and where it stands. Texts: `blocks.<name>.label`, `.stages.<id>`.
 */
block: "stepper"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Ids of the stages in order.
 * 
 * @minItems 2
 */
stages: [string, string, ...(string)[]]
current: Source
/**
 * Stage per value of `current`, where the two differ.
 */
values?: {
[k: string]: string
}
}
/**
 * Links to other screens. Texts: `blocks.<name>.links.<name>`, optional `.heading`.
 */
export interface LinksBlock {
/**
 * Links to other screens. Texts: `blocks.<name>.links.<name>`, optional `.heading`.
 */
block: "links"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Links in order.
 * 
 * @minItems 1
 */
links: [NamedLink, ...(NamedLink)[]]
/**
 * Stands on the card of the block before it, as its last line.
 */
joined?: true
}
/**
 * A button that calls an operation without a form. Texts: `blocks.<name>.button`, optional `.hint`.
 */
export interface ActionBlock {
/**
 * A button that calls an operation without a form. Texts: `blocks.<name>.button`, optional `.hint`.
 */
block: "action"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
submit: Submission
/**
 * Looks of the button. Default `secondary`; `quiet` has no frame.
 */
style?: ("primary" | "secondary" | "quiet" | "danger")
/**
 * true: asks before it calls. Texts: `confirm.title`, `confirm.body`, `confirm.no` beside `button`.
 */
confirm?: true
/**
 * Stands on the card of the block before it, as its last line.
 */
joined?: true
}
/**
 * Files to hand in, one card for each thing that is to be shown: what is accepted, what was handed in and how it stands. Its submissions find in `item`: `file`, `type` (the chosen one), `requirement`, `replaced` (the document that was refused), `sent` (the answer of `send`) and `document` (the one to take back). Texts: as in the example, in `locales/en/screens/documents/hand-in.json`.
 */
export interface UploadBlock {
/**
 * Files to hand in.
 */
block: "upload"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
requirements: Source
types: Source
longestName?: Source
/**
 * While this condition holds, only what was refused can be replaced. The name of one of the screen's conditions.
 */
locked?: string
send: Submission
register: Submission
remove?: Submission
}
/**
 * Bars with a table of the same numbers. Texts: `blocks.<name>.heading`, `.bars.<name>`, `.table`, for what is configured `.verdicts.<name>`; optional `.unit`. Example: `{ "block": "chart", "name": "homes", "verdicts": [{ "name": "less", "show": "homesLess" }], "bars": [{ "name": "used", "value": "reads.bills.used" }] }`.
 */
export interface ChartBlock {
/**
 * Bars with a table of the same numbers. Texts: `blocks.<name>.heading`, `.bars.<name>`, `.table`, for what is configured `.verdicts.<name>`; optional `.unit`. Example: `{ "block": "chart", "name": "homes", "verdicts": [{ "name": "less", "show": "homesLess" }], "bars": [{ "name": "used", "value": "reads.bills.used" }] }`.
 */
block: "chart"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Sentences under the heading that say what the bars mean.
 * 
 * @minItems 1
 */
verdicts?: [Verdict, ...(Verdict)[]]
/**
 * Bars from left to right.
 * 
 * @minItems 1
 * @maxItems 24
 */
bars: [Bar, ...(Bar)[]]
}
/**
 * A sentence, with the text `.verdicts.<name>`.
 */
export interface Verdict {
/**
 * Names the sentence in the texts.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show: string
}
/**
 * One bar.
 */
export interface Bar {
/**
 * Names the bar in the texts.
 */
name: string
value: Source
}
/**
 * The entries of a read on one sheet: title, badge, facts, and what can be done. Texts: `blocks.<name>.rows.<name>`, `.links.<name>`, `.actions.<name>.button`, with `done` `.progress`, optional `.heading`, `.empty` (without it an empty list shows nothing), `.emptyHint`, `.mark`; with `kind` `.kinds.<value>.title` and optional `.kinds.<value>.body`, or `.kinds.<value>.bodies.<status>` for one status, and `.kinds.other.title`, optional `.kinds.other.body`, for values without a title of their own. `why` is the code of a refused payment: the sentence `errors.declined.<code>` follows the body, where there is one. All are filled with the members of the entry: `{{promisedHours}}`.
 */
export interface EntriesBlock {
/**
 * The entries of a read on one sheet: title, badge, facts, and what can be done. Texts: `blocks.<name>.rows.<name>`, `.links.<name>`, `.actions.<name>.button`, with `done` `.progress`, optional `.heading`, `.empty` (without it an empty list shows nothing), `.emptyHint`, `.mark`; with `kind` `.kinds.<value>.title` and optional `.kinds.<value>.body`, or `.kinds.<value>.bodies.<status>` for one status, and `.kinds.other.title`, optional `.kinds.other.body`, for values without a title of their own. `why` is the code of a refused payment: the sentence `errors.declined.<code>` follows the body, where there is one. All are filled with the members of the entry: `{{promisedHours}}`.
 */
block: "entries"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
/**
 * Shows only the entries for which this condition holds, the name of one that asks about `item`.
 */
matching?: string
kind?: Source
/**
 * The icon of an entry, by the value of its kind; `other` for all that are not named.
 */
icons?: {
[k: string]: Icon
}
title?: Source
eyebrow?: Source
body?: Source
why?: Source
status?: EntryStatus
/**
 * Entries for which this condition holds bear the text `.mark`: the account that is shown now. The name of one of the screen's conditions; it may ask about `item`.
 */
mark?: string
/**
 * Entries for which this condition holds are done; above the list stands how many of them are, with the text `.progress`: `{{done}} of {{of}} done`. The name of one of the screen's conditions; it may ask about `item`.
 */
done?: string
/**
 * Further values for the texts of an entry, written for the customer: `{ "amount": { "from": "item.amountCents", "as": "cents" } }` fills `{{amount}}`.
 */
texts?: {
[k: string]: FormattedSource
}
/**
 * Facts; those without a value are left out.
 * 
 * @minItems 1
 */
rows?: [EntryRow, ...(EntryRow)[]]
/**
 * Ways on; the condition of each may ask about `item`.
 * 
 * @minItems 1
 */
links?: [NamedLink, ...(NamedLink)[]]
/**
 * Buttons that call an operation; what they send can come from `item`.
 * 
 * @minItems 1
 */
actions?: [EntryAction, ...(EntryAction)[]]
/**
 * Shows only so many.
 */
limit?: number
/**
 * true: a short line or two for each entry.
 */
dense?: boolean
/**
 * true: at first only the heading and the number of entries are seen, and a press opens the list. Needs the text `.heading`.
 */
folded?: true
/**
 * true: of a long list only the first entries are seen at first, and a field finds others by their words. The words are in `forms.json`, `entries`.
 */
narrowed?: true
}
/**
 * A badge, as the look `status` of lists.
 */
export interface EntryStatus {
value: Source
/**
 * Colour per value. Values not listed are `neutral`.
 */
tones?: {
/**
 * Colour of the badge.
 */
[k: string]: "neutral" | "info" | "success" | "warning" | "danger"
}
}
/**
 * One fact of an entry.
 */
export interface EntryRow {
/**
 * Names the row in the texts.
 */
name: string
value: Source
/**
 * The format of the value: dates, money and numbers by the customer's language; `cents` is money that the specs count in cents; `moment` is a day with its time, and says yesterday, today and tomorrow in words; `weekday` is a day with the name of its weekday; `time` takes 08:30; `hours` is a length of time; `phone` as (512) 555-0142; `call` the same, as a link that calls it; `status` as a badge, with the text `statuses.<value>` of locales/* /forms.json where there is one.
 */
as?: ("text" | "date" | "datetime" | "moment" | "weekday" | "time" | "money" | "cents" | "hours" | "number" | "phone" | "call" | "status")
/**
 * Shown only while this condition holds; it may ask about `item`. The name of one of the screen's conditions.
 */
show?: string
/**
 * true: stands at the end of the title's line instead of below it, such as the amount of a line of a bill. Its name is read out, and not seen. At most one row.
 */
prominent?: true
}
/**
 * One button of an entry.
 */
export interface EntryAction {
/**
 * Names the action in the texts.
 */
name: string
/**
 * Shown only while this condition holds; it may ask about `item`. The name of one of the screen's conditions.
 */
show?: string
submit: Submission
/**
 * true: asks before it calls. Texts: `confirm.title`, `confirm.body`, `confirm.no` beside `button`.
 */
confirm?: true
}
/**
 * A legal text out of the data, word by word: its title and its paragraphs.
 */
export interface TermsBlock {
/**
 * A legal text out of the data, word by word: its title and its paragraphs.
 */
block: "terms"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
title: Source
paragraphs: Source
language?: Source
}
/**
 * A button that prints the page, or saves it. Text: `blocks.<name>.button`.
 */
export interface PrintBlock {
/**
 * A button that prints the page, or saves it. Text: `blocks.<name>.button`.
 */
block: "print"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
}
/**
 * The time that a read is about: links to its day, week, month or year, and to what was before and after. What is chosen stands in the address. Texts: `blocks.<name>.label` (names the links), `.options.<name>`, `.earlier`, `.later`.
 */
export interface PeriodBlock {
/**
 * The time that a read is about: links to its day, week, month or year, and to what was before and after. What is chosen stands in the address. Texts: `blocks.<name>.label` (names the links), `.options.<name>`, `.earlier`, `.later`.
 */
block: "period"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read. `item` is its answer.
 */
read: string
span: PeriodSpan
/**
 * Name of the member in the address that holds a day of the time. The read takes it: `{ "from": "route.query.<day>", "optional": true }`.
 */
day: string
/**
 * The day that the answer is about.
 */
shown: Source
/**
 * The first day of the time.
 */
first: Source
/**
 * The last day of the time.
 */
last: Source
/**
 * A day of the time before; empty where there is none.
 */
earlier: Source
/**
 * A day of the time after; empty where there is none.
 */
later: Source
}
/**
 * How much time. The read chooses by it: `{ "choice": "route.query.<query>" }`.
 */
export interface PeriodSpan {
/**
 * Name of the member in the address.
 */
query: string
/**
 * The names of the read's choice, in the order in which they are offered. The first is the one at the start.
 * 
 * @minItems 2
 */
options: [("quarterHours" | "day" | "week" | "month" | "year"), ("quarterHours" | "day" | "week" | "month" | "year"), ...(("quarterHours" | "day" | "week" | "month" | "year"))[]]
}
/**
 * Values over time, out of a list: bars, a line in a strip below them, and a table of the same numbers. Entries may come in any order. Texts: `blocks.<name>.heading`, `.at` (head of the column of times), `.table`, `.summary` (with `{{from}}`, `{{to}}`, `{{top}}`, `{{topAt}}`, `{{low}}`, `{{lowAt}}`), `.series.<name>.label`, `.series.<name>.value`, `.closer` (of the link), `.estimated`, `.marked`.
 */
export interface TimelineBlock {
/**
 * Values over time, out of a list: bars, a line in a strip below them, and a table of the same numbers. Entries may come in any order. Texts: `blocks.<name>.heading`, `.at` (head of the column of times), `.table`, `.summary` (with `{{from}}`, `{{to}}`, `{{top}}`, `{{topAt}}`, `{{low}}`, `{{lowAt}}`), `.series.<name>.label`, `.series.<name>.value`, `.closer` (of the link), `.estimated`, `.marked`.
 */
block: "timeline"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
at: Source
bars: BarSeries
line?: Series
/**
 * Values that are read out with a bar and stand in the table, and are not drawn.
 * 
 * @minItems 1
 */
also?: [AlsoTold, ...(AlsoTold)[]]
/**
 * The length of an entry, in seconds: hours, days and months are named otherwise. Default: every entry is a month.
 */
seconds?: Source
/**
 * True for an entry that was estimated: it is drawn otherwise, and the text `.estimated` (with `{{value}}`) says so.
 */
estimated?: Source
closer?: CloserLook
/**
 * True for an entry that is marked, such as an hour that costs less: it is told apart where it is drawn and read, with the text `.marked`.
 */
marked?: Source
}
/**
 * One row of values over time. Texts: `blocks.<name>.series.<name>.label`, `.value` (with `{{value}}`).
 */
export interface BarSeries {
/**
 * Names the series in the texts.
 */
name: string
value: Source
/**
 * The format of the values, on the axis too. Default `number`.
 */
as?: ("number" | "cents" | "money")
}
/**
 * One row of values over time. Texts: `blocks.<name>.series.<name>.label`, `.value` (with `{{value}}`).
 */
export interface Series {
/**
 * Names the series in the texts.
 */
name: string
value: Source
}
/**
 * One row of values. Texts: `blocks.<name>.series.<name>.label`, `.value` (with `{{value}}`).
 */
export interface AlsoTold {
/**
 * Names the series in the texts.
 */
name: string
value: Source
/**
 * The form in which it is written. Default: a number.
 */
as?: ("number" | "cents" | "money")
}
/**
 * Where a press on a bar leads; `item` is its entry. Text: `.closer`.
 */
export interface CloserLook {
/**
 * The route of a screen, with the same `:names` as that screen's route.
 */
to: string
/**
 * Values of the `:names` in the route.
 */
with?: {
[k: string]: Binding
}
/**
 * Values behind the `?` of the address, by name; one without a value is left out.
 */
query?: {
[k: string]: Binding
}
/**
 * Only while this condition holds.
 */
show?: string
}
/**
 * A week by the hour, out of a list with an entry for each of its hours (`weekday` 1 for Monday to 7 for Sunday, `hour` 0 to 23, `value` less than 0 for what was given): the more an hour takes, the darker its field; and a table of the same numbers. Texts: `blocks.<name>.heading`, `.summary` (with `{{top}}`, `{{topAt}}`, `{{low}}`, `{{lowAt}}`), `.value` (with `{{value}}`), `.least`, `.most`, `.given` (for values below 0), `.table`, `.hour` (head of the column of hours), `.empty`, `.marked`.
 */
export interface WeekBlock {
/**
 * A week by the hour, out of a list with an entry for each of its hours (`weekday` 1 for Monday to 7 for Sunday, `hour` 0 to 23, `value` less than 0 for what was given): the more an hour takes, the darker its field; and a table of the same numbers. Texts: `blocks.<name>.heading`, `.summary` (with `{{top}}`, `{{topAt}}`, `{{low}}`, `{{lowAt}}`), `.value` (with `{{value}}`), `.least`, `.most`, `.given` (for values below 0), `.table`, `.hour` (head of the column of hours), `.empty`, `.marked`.
 */
block: "week"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
weekday: Source
hour: Source
value: Source
/**
 * The format of the values. Default `number`.
 */
as?: ("number" | "cents" | "money")
/**
 * True for an entry that is marked, such as an hour that costs less: it is told apart where it is drawn and read, with the text `.marked`.
 */
marked?: Source
}
/**
 * A comparison of now with before, number by number. Texts: `blocks.<name>.heading`, `.before` (with `{{value}}`), `.same`, `.missing`, and for each row `.rows.<name>.label`, `.value` (with `{{value}}`), `.more` and `.less` (with `{{amount}}` and `{{percent}}`); a `.more` with `{{percent}}` has a `.moreThanNothing` (with `{{amount}}`) beside it, for what was 0 before.
 */
export interface ComparisonBlock {
/**
 * A comparison of now with before, number by number. Texts: `blocks.<name>.heading`, `.before` (with `{{value}}`), `.same`, `.missing`, and for each row `.rows.<name>.label`, `.value` (with `{{value}}`), `.more` and `.less` (with `{{amount}}` and `{{percent}}`); a `.more` with `{{percent}}` has a `.moreThanNothing` (with `{{amount}}`) beside it, for what was 0 before.
 */
block: "comparison"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Rows, the most important first.
 * 
 * @minItems 1
 */
rows: [ComparedRow, ...(ComparedRow)[]]
}
/**
 * One number at two times.
 */
export interface ComparedRow {
/**
 * Names the row in the texts.
 */
name: string
now: Source
before: Source
/**
 * The format of the value, as in lists.
 */
as?: ("text" | "date" | "money" | "cents" | "number")
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
}
/**
 * Says in one sentence why the newest entry of a list differs from the one before: more or fewer days, the weather, and the use itself. The weather's part is estimated from the other entries. Texts: `blocks.<name>.heading`, `.more`, `.less` (with `{{amount}}`, `{{percent}}`, `{{reasons}}`; a `.more` with `{{percent}}` has a `.moreThanNothing` without it beside it, for what was 0 before), `.same`, `.hint`, and for `days`, `weather`, `use` and `rest` (weather and use, where they cannot be told apart) `.parts.<part>.label`, `.more` and `.less` (with `{{amount}}`); `.value` (with `{{value}}`) writes an amount.
 */
export interface DifferenceBlock {
/**
 * Says in one sentence why the newest entry of a list differs from the one before: more or fewer days, the weather, and the use itself. The weather's part is estimated from the other entries. Texts: `blocks.<name>.heading`, `.more`, `.less` (with `{{amount}}`, `{{percent}}`, `{{reasons}}`; a `.more` with `{{percent}}` has a `.moreThanNothing` without it beside it, for what was 0 before), `.same`, `.hint`, and for `days`, `weather`, `use` and `rest` (weather and use, where they cannot be told apart) `.parts.<part>.label`, `.more` and `.less` (with `{{amount}}`); `.value` (with `{{value}}`) writes an amount.
 */
block: "difference"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
at: Source
used: Source
days: Source
temperature: Source
balanceTemperature: Binding
/**
 * The effect of the weather on the use: `cooling` above the balance temperature, `heating` below it. Default: both.
 * 
 * @minItems 1
 */
drivers?: [("cooling" | "heating"), ...(("cooling" | "heating"))[]]
}
/**
 * Files about what a read found: made of it in the browser, or kept by the org. Texts: `blocks.<name>.heading`, `.hint`, `.file` (name of the files without their ending), `.formats.<name>`, and for `csv` `.columns.<name>`.
 */
export interface DownloadBlock {
/**
 * Files about what a read found: made of it in the browser, or kept by the org. Texts: `blocks.<name>.heading`, `.hint`, `.file` (name of the files without their ending), `.formats.<name>`, and for `csv` `.columns.<name>`.
 */
block: "download"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
/**
 * Files, one button each.
 * 
 * @minItems 1
 */
formats: [DownloadFormat, ...(DownloadFormat)[]]
}
/**
 * A table for spreadsheets.
 */
export interface CsvFormat {
/**
 * Names the button in the texts.
 */
name: string
/**
 * A table for spreadsheets.
 */
as: "csv"
/**
 * Columns from left to right; `cents` are written as dollars.
 * 
 * @minItems 1
 */
columns: [CsvColumn, ...(CsvColumn)[]]
}
/**
 * One column.
 */
export interface CsvColumn {
/**
 * Names the column in the texts.
 */
name: string
value: Source
/**
 * `cents`: written as dollars.
 */
as?: "cents"
}
/**
 * Green Button: the Atom XML of the ESPI standard, for tools that read usage.
 */
export interface GreenButtonFormat {
/**
 * Names the button in the texts.
 */
name: string
/**
 * Green Button.
 */
as: "green-button"
/**
 * The first day, where `days` says how long it is; the moment, where `seconds` does.
 */
start: Source
/**
 * The length in days. Either this or `seconds`.
 */
days?: Source
/**
 * The length in seconds, for hours. Either this or `days`.
 */
seconds?: Source
used: Source
cost?: Source
estimated?: Source
meter?: Source
/**
 * The unit of `used`; it names the commodity, too.
 */
unit: ("kWh" | "therm")
/**
 * The time zone in which days begin, such as America/Chicago.
 */
timeZone: string
}
/**
 * A file that the org keeps, such as the PDF of a bill. Shown while there is an address.
 */
export interface KeptFormat {
/**
 * Names the button in the texts.
 */
name: string
/**
 * A file that the org keeps.
 */
as: "kept"
address: Source
}
/**
 * One question whose answer goes into the address, as `?<query>=<answer>`, where reads find it as `route.query.<query>`. Texts: `blocks.<name>.label`, `.button`, `.error` (shown for an answer of another form), optional `.hint`.
 */
export interface SearchBlock {
/**
 * One question whose answer goes into the address, as `?<query>=<answer>`, where reads find it as `route.query.<query>`. Texts: `blocks.<name>.label`, `.button`, `.error` (shown for an answer of another form), optional `.hint`.
 */
block: "search"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the member in the address.
 */
query: string
/**
 * zip: five digits.
 */
as: "zip"
prefill?: Source
/**
 * true: one line without a sheet, for a question that is answered already.
 */
dense?: true
}
/**
 * A button that makes a passkey (`"does": "create"`), or proves by one who somebody is (`"use"`), by the browser and its device. What the device says is `item.credential`, beside `item.challengeId`. Where the browser knows no passkeys there is the text `blocks.<name>.unsupported`, or nothing. Texts: `blocks.<name>.button`, `.cancelled`, `.failed`; optional `.heading`, `.hint`, `.unsupported`.
 */
export interface PasskeyBlock {
/**
 * A button that makes a passkey (`"does": "create"`), or proves by one who somebody is (`"use"`), by the browser and its device. What the device says is `item.credential`, beside `item.challengeId`. Where the browser knows no passkeys there is the text `blocks.<name>.unsupported`, or nothing. Texts: `blocks.<name>.button`, `.cancelled`, `.failed`; optional `.heading`, `.hint`, `.unsupported`.
 */
block: "passkey"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Stands on the card of the block before it, as its last line.
 */
joined?: true
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * `create` makes a passkey, `use` proves by one who somebody is.
 */
does: ("create" | "use")
challenge?: Source
begin?: Submission
submit: Submission
}
/**
 * Offers as cards, in a wide window as one table, to sort, filter and set side by side. Texts: `blocks.<name>.empty`, `.prices.<name>`, `.price` (with `{{value}}`), `.facts.<name>.label` and `.value` (with `{{value}}`), where `by` is given also `.facts.<name>.by.<value>`; for what is configured `.own.label` (with `{{usage}}`) and `.own.bill` (with `{{bill}}`), `.own.lowest` where one of `sorts` is by that bill, with `presentBill` of it `.own.less` and `.own.more` (with `{{amount}}`) and `.own.same`, `.flags.<name>`, `.links.<name>`, `.sort`, `.sorts.<name>`, `.filter`, `.filters.<name>`, `.compare`, `.compareNow`, `.compareHeading`, `.compareClear`, `.flagsHeading`, with `decides` `.details`, with `present` `.present`, with `filters` `.found` (with `{{count}}`) and `.noneLeft`, `.open`; optional `.heading`, `.emptyHint`.
 */
export interface PlansBlock {
/**
 * Offers as cards, in a wide window as one table, to sort, filter and set side by side. Texts: `blocks.<name>.empty`, `.prices.<name>`, `.price` (with `{{value}}`), `.facts.<name>.label` and `.value` (with `{{value}}`), where `by` is given also `.facts.<name>.by.<value>`; for what is configured `.own.label` (with `{{usage}}`) and `.own.bill` (with `{{bill}}`), `.own.lowest` where one of `sorts` is by that bill, with `presentBill` of it `.own.less` and `.own.more` (with `{{amount}}`) and `.own.same`, `.flags.<name>`, `.links.<name>`, `.sort`, `.sorts.<name>`, `.filter`, `.filters.<name>`, `.compare`, `.compareNow`, `.compareHeading`, `.compareClear`, `.flagsHeading`, with `decides` `.details`, with `present` `.present`, with `filters` `.found` (with `{{count}}`) and `.noneLeft`, `.open`; optional `.heading`, `.emptyHint`.
 */
block: "plans"
/**
 * Names the block in the texts: `blocks.<name>.heading`, `blocks.<name>.empty` and so on. Unique on the screen.
 */
name: string
/**
 * Shown only while this condition holds. The name of one of the screen's conditions.
 */
show?: string
/**
 * Name of the read.
 */
read: string
/**
 * The path of the list in the answer. Default: where the specs say its pages hold it.
 */
items?: string
/**
 * true: the answer is one offer, not a list. Its parts are named `item.…` all the same.
 */
single?: boolean
/**
 * Only offers of which all of this is true.
 * 
 * @minItems 1
 */
where?: [OfferRule, ...(OfferRule)[]]
/**
 * Shows only the offers for which this condition holds, the name of one that asks about `item`.
 */
matching?: string
id: Source
title: Source
note?: Source
/**
 * Prices in one row, in the order of the columns.
 * 
 * @minItems 1
 */
prices: [OfferPrice, ...(OfferPrice)[]]
own?: OwnPrice
/**
 * Further facts.
 * 
 * @minItems 1
 */
facts: [OfferFact, ...(OfferFact)[]]
/**
 * Facts that may surprise; shown where the value is there and is not 0.
 * 
 * @minItems 1
 */
flags?: [OfferFlag, ...(OfferFlag)[]]
/**
 * Documents at other addresses.
 * 
 * @minItems 1
 */
links?: [OfferLink, ...(OfferLink)[]]
/**
 * Orders to choose from; the first that has values is the one at the start.
 * 
 * @minItems 1
 */
sorts?: [OfferSort, ...(OfferSort)[]]
/**
 * The requests on offer.
 * 
 * @minItems 1
 */
filters?: [OfferFilter, ...(OfferFilter)[]]
present?: Binding
compare?: Binding
link?: LinkTarget
}
/**
 * Two values that are the same.
 */
export interface OfferRule {
value: Source
is: Binding
}
/**
 * A price.
 */
export interface OfferPrice {
/**
 * Names the price in the texts.
 */
name: string
value: Source
/**
 * `cents`: written as dollars. Without it as cents with decimals, by the text `.price`.
 */
as?: "cents"
}
/**
 * Price and bill at the customer's own use; shown where there is one.
 */
export interface OwnPrice {
price: Source
bill: Source
usage: Source
presentBill?: Source
}
/**
 * A fact.
 */
export interface OfferFact {
/**
 * Names the fact in the texts.
 */
name: string
value: Source
/**
 * The format of the value, as in lists.
 */
as?: ("text" | "date" | "money" | "cents" | "number")
by?: Source
/**
 * true: on phones it stays in sight; facts without it, neutral flags, note and links are behind a disclosure with the text `.details`. Where no fact has it, all are shown.
 */
decides?: boolean
}
/**
 * A flag.
 */
export interface OfferFlag {
/**
 * Names the flag in the texts, which is filled with `{{value}}` and with what `with` names.
 */
name: string
value: Source
/**
 * The format of the value, as in lists.
 */
as?: ("text" | "date" | "money" | "cents" | "number")
/**
 * More values for the text: of an offer, as it is, or with `as` written for the customer.
 */
with?: {
[k: string]: Source | FormattedSource
}
/**
 * Shown only while this condition holds; it may ask about `item`. The name of one of the screen's conditions.
 */
show?: string
/**
 * Colour. Default `info`.
 */
tone?: ("neutral" | "info" | "success" | "warning" | "danger")
}
/**
 * A link to a document.
 */
export interface OfferLink {
/**
 * Names the link in the texts.
 */
name: string
address: Source
}
/**
 * An order.
 */
export interface OfferSort {
/**
 * Names the order in the texts.
 */
name: string
value: Source
/**
 * Default `ascending`.
 */
order?: ("ascending" | "descending")
}
/**
 * A filter: one of `is`, `atLeast` and `atMost`.
 */
export interface OfferFilter {
/**
 * Names the filter in the texts.
 */
name: string
value: Source
/**
 * Equal to this.
 */
is?: (string | number | boolean)
/**
 * This or more.
 */
atLeast?: number
/**
 * This or less.
 */
atMost?: number
}

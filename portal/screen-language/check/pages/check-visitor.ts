import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkTexts, walkValues } from '../../model/walk-values.ts';

/** The members of a guest's session; all others are the customer's. */
const ofGuest: readonly string[] = ['userId', 'isGuest', 'endReason'];

/** The member by which an operation tells the plans of one brand from those of another. */
const ofBrand = 'brandName';

/** A read of plans that guests may ask names the brand, so that none is shown of another one. */
export function checkBrand({ access, reads = {} }: ScreenConfig, { operations }: Catalogue, report: Report) {
  if (access === 'customer') return;
  for (const [name, { operation, with: bindings = {} }] of Object.entries(reads)) {
    const takesBrand = Object.hasOwn(operations[operation]?.config.properties ?? {}, ofBrand);
    if (!takesBrand || Object.hasOwn(bindings, ofBrand)) continue;
    const message = `${operation} answers for every brand, and this page is of one.`;
    const remedy = `Add "${ofBrand}": { "from": "brand.crmName" } to "with".`;
    report(['reads', name, 'operation'], { rule: 'any-brand', message, remedy });
  }
}

/** A call names the brand where the reads of the page do and its operation takes it. */
export function checkSentBrand(screen: CheckedScreen, { operations }: Catalogue, report: Report): void {
  const { reads = {} } = screen.config;
  const isOfBrand = Object.values(reads).some(({ with: bindings = {} }) => Object.hasOwn(bindings, ofBrand));
  if (!isOfBrand) return;
  for (const { submit, path } of submissionsOf(screen)) {
    const takesBrand = Object.hasOwn(operations[submit.operation]?.config.properties ?? {}, ofBrand);
    if (!takesBrand || Object.hasOwn(submit.with ?? {}, ofBrand)) continue;
    const message = `${submit.operation} takes what is of any brand, and this page is of one.`;
    const remedy = `Add "${ofBrand}": { "from": "brand.crmName" } to "with".`;
    report([...path, 'with'], { rule: 'any-brand', message, remedy });
  }
}

/** Screens for one kind of visitor ask nothing that only holds for the other one. */
export function checkOtherVisitor({ access, conditions = {} }: ScreenConfig, report: Report): void {
  if (access === 'anyone') return;
  const isGuest = access === 'guest';
  const places: JsonPath[] = [];
  walkValues(conditions, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || Reflect.get(value, 'from') !== 'session.isGuest')
      return;
    if (Reflect.get(value, 'is') === !isGuest) places.push(path);
  });
  const message = isGuest
    ? 'Only guests see this screen, and this asks for a customer.'
    : 'Only customers see this screen, and this asks for a guest.';
  const finding = { rule: 'wrong-visitor', message, remedy: 'Take it out, or write "access": "anyone".' };
  for (const path of places.length > 0 ? [...places, ['access']] : []) report(path, finding);
}

/** A screen for guests alone waits for ever for what only a customer's session has. */
export function checkVisitor(config: ScreenConfig, report: Report): void {
  if (config.access !== 'guest') return;
  let found = 0;
  walkTexts(config, (value, path) => {
    const [start, name] = value.split('.');
    if (start !== 'session' || name === undefined || ofGuest.includes(name)) return;
    const message = `A guest's session has no "${name}", and only guests see this screen.`;
    const remedy = 'Take it from somewhere else, or change "access".';
    report(path, { rule: 'no-customer', message, remedy });
    found += 1;
  });
  // Who writes a screen for customers slips once, at its access.
  if (found < 2) return;
  const message = `Only guests see this screen, and ${found} of its values are of a customer's session.`;
  report(['access'], { rule: 'no-customer', message, remedy: 'Write "customer".' });
}

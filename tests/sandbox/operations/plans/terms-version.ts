import { createHash } from 'node:crypto';
import type { Row } from '../../database/statements.ts';
import { apexProblem } from '../../protocol/apex-problem.ts';

/** Fields of a plan that a customer agrees to by ordering it. */
const TERMS = [
  'Name',
  'Plan_Brand__c',
  'Utility__c',
  'Rate_Type__c',
  'Rate__c',
  'Term_Months__c',
  'Monthly_Fee__c',
  'Cancellation_Fee__c',
  'Cancellation_Fee_Rule__c',
  'Bill_Credit__c',
  'Credit_From_Usage__c',
  'Minimum_Usage_Fee__c',
  'Minimum_Usage__c',
  'Renewable__c',
  'Prepaid__c',
  'Time_Of_Use__c',
  'Off_Peak_Rate__c',
  'Off_Peak_From__c',
  'Off_Peak_To__c',
  'Off_Peak_Weekends__c',
  'Deposit_Possible__c',
  'Special_Terms__c',
  'Special_Terms_ES__c',
];

/** Names the terms of a plan: another one as soon as any of them changes. */
export function termsVersionOf(plan: Row): string {
  const terms = JSON.stringify(TERMS.map((name) => plan[name] ?? null));
  return createHash('sha256').update(terms).digest('hex').slice(0, 16);
}

/** Refuses an order of a plan whose terms are others than what the customer was shown. */
export function checkTerms(plan: Row, shown: string): void {
  if (termsVersionOf(plan) !== shown) throw apexProblem(409, 'TERMS_CHANGED');
}

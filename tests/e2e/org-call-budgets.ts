/** The calls that a journey may make to the org: of the record interface, which count against a day's allocation, and of Apex. */
interface OrgCallBudget {
  readonly journey: string;
  readonly records: number;
  readonly apex: number;
}

/** The budgets, for a browser that has kept nothing yet; the guide `portal/guide/real-org.md` shows them as a table. */
export const orgCallBudgets = [
  { journey: 'look at the plans of a zip code', records: 0, apex: 3 },
  { journey: 'log in, to the end of home', records: 2, apex: 8 },
  { journey: 'see bills and payments', records: 1, apex: 6 },
  { journey: 'pay a bill by the method on file, from its page', records: 1, apex: 12 },
  { journey: 'pay a deposit by its link', records: 0, apex: 5 },
  { journey: 'compare usage', records: 1, apex: 7 },
  { journey: 'look for outages at a zip code', records: 0, apex: 3 },
  { journey: 'read a message, from the list', records: 4, apex: 5 },
  { journey: 'send a message', records: 2, apex: 8 },
  { journey: 'change a phone number', records: 3, apex: 3 },
] as const satisfies readonly OrgCallBudget[];

/** The name of a journey with a budget. */
export type CountedJourney = (typeof orgCallBudgets)[number]['journey'];

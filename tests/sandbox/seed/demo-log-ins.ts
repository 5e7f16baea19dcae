/** The password of every demo customer. */
export const DEMO_PASSWORD = 'Sunny-day-7';

/** A demo customer that people log in as. */
export interface DemoLogIn {
  readonly username: string;
  /** `Account_Brand__c` of their account: the portal's address for it shows them that brand from top to bottom. */
  readonly brand: string;
  readonly note: string;
}

/** The demo customers that each show something of their own. */
export const DEMO_LOG_INS: readonly DemoLogIn[] = [
  { username: 'maria.lopez@example.com', brand: 'Brand A', note: 'many messages, orders in every group' },
  { username: 'james.carter@example.com', brand: 'Brand B', note: 'a bill that is past due' },
  {
    username: 'emily.hughes@example.com',
    brand: 'Brand C',
    note: 'English, a deposit payment that was refused',
  },
  { username: 'diego.ramos@example.com', brand: 'Brand C', note: 'no messages yet, autopay' },
  {
    username: 'rosa.delgado@example.com',
    brand: 'Brand A',
    note: 'inactive: the log-in is refused after the right password',
  },
];

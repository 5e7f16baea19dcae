/** The password of every demo customer. */
export const DEMO_PASSWORD = 'Sunny-day-7';

/** A demo customer that people log in as. */
export interface DemoLogIn {
  readonly username: string;
  readonly note: string;
}

/** The demo customers that each show something of their own. */
export const DEMO_LOG_INS: readonly DemoLogIn[] = [
  { username: 'maria.lopez@example.com', note: 'Brand A, many messages, orders in every group' },
  { username: 'james.carter@example.com', note: 'Brand B, a bill that is past due' },
  { username: 'emily.hughes@example.com', note: 'Brand C, English, a deposit payment that was refused' },
  { username: 'diego.ramos@example.com', note: 'Brand C, no messages yet, autopay' },
  { username: 'rosa.delgado@example.com', note: 'inactive: the log-in is refused after the right password' },
];

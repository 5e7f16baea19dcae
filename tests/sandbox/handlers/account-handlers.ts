import type { Handler } from '../protocol/call.ts';
import { getCurrentSession, logIn, logOut } from './session.ts';

/** Who a customer is: log-in, password, e-mail address, registration, identity. */
export const accountHandlers: Readonly<Record<string, Handler>> = {
  getCurrentSession,
  logIn,
  logOut,
};

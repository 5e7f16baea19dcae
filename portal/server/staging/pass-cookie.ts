import { hostCookie } from '../auth/session-cookie.ts';

/** The pass of somebody of the staff who has come in by an invitation. */
export const passCookie = hostCookie('staging');

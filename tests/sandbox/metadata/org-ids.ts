import { toId18 } from './record-id.ts';

/** The id of the org itself. */
export const ORG_ID = toId18('00DRM0000000Box');

/** The user that all guests share. */
export const GUEST_USER_ID = toId18('005RM00000Guest');

/** The user as which a program acts for itself. */
export const INTEGRATION_USER_ID = toId18('005RM00000Integ');

/** Keeps the session. In a file of its own, which is fetched by who is asked. */
export { extendSession } from '@energy-portal/sdk';

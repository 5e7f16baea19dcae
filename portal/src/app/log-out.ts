/** Ends the session. In a file of its own, which is fetched by who signs out: most documents write nothing. */
export { logOut } from '@energy-portal/sdk';

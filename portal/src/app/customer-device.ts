/** What only pages of customers need of their device; there before the line goes away. */
export { connectPersistence } from './persistence.ts';
export { SignedOutPage } from './signed-out-page.tsx';

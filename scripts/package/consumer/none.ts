import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';

export const client = createClient({ baseUrl: 'https://org.example.com' });
export { ClientProvider };

import { createMetadataId } from './metadata-id.ts';

/** An app of the org. */
export interface AppMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly formFactors: readonly string[];
  readonly color: string;
  readonly startUrl: string;
  /** Names of the objects in its navigation. */
  readonly objects: readonly string[];
  /** Kept from customers: for them the app does not exist. */
  readonly hidden: boolean;
}

/** The apps of the org; the first one that a customer may open is theirs. */
export const APPS: readonly AppMetadata[] = [
  {
    id: createMetadataId('06m', 'Portal'),
    name: 'Portal',
    description: 'For customers',
    formFactors: ['Large', 'Small'],
    color: '0070D2',
    startUrl: 'https://org.example.com/portal',
    objects: ['Case', 'Account', 'Order', 'Usage__c', 'Plan__c', 'Contact'],
    hidden: false,
  },
  {
    id: createMetadataId('06m', 'Service_Desk'),
    name: 'Service_Desk',
    description: 'For advisors',
    formFactors: ['Large'],
    color: '54698D',
    startUrl: 'https://org.example.com/service-desk',
    objects: ['Contact', 'Case', 'Staff_Note__c'],
    hidden: true,
  },
];

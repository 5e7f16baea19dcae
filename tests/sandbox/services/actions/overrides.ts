/** A page or component that opens in the place of a standard action of an object. */
interface ActionOverride {
  readonly object: string;
  /** The standard action that it replaces. */
  readonly type: 'View' | 'Edit' | 'New' | 'List' | 'Tab' | 'Delete' | 'Clone';
  readonly component: string;
  /** True when it holds in the default template of the portal; else only in those of single brands. */
  readonly isDefault: boolean;
}

/** The standard actions that overrides can replace. */
export const OVERRIDE_TYPES = ['View', 'Edit', 'New', 'List', 'Tab', 'Delete', 'Clone'] as const;

/** The pages of the portal that replace those of the CRM. */
export const OVERRIDES: readonly ActionOverride[] = [
  { object: 'Case', type: 'View', component: 'portal:messageDetails', isDefault: true },
  { object: 'Case', type: 'New', component: 'portal:newMessage', isDefault: true },
  { object: 'Case', type: 'List', component: 'portal:messages', isDefault: true },
  { object: 'Contact', type: 'View', component: 'portal:profile', isDefault: true },
  { object: 'Contact', type: 'Edit', component: 'portal:profile', isDefault: true },
  { object: 'Account', type: 'View', component: 'portal:accountDetails', isDefault: true },
  { object: 'Account', type: 'List', component: 'portal:lobby', isDefault: false },
];

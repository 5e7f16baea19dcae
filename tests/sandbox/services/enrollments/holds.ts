/** The holds of a new enrolment, decided by what is asked for and, in place of the market's answer, by the meter. */
export interface Holds {
  readonly hasSwitchHold: boolean;
  readonly hasBalance: boolean;
  readonly needsIdentity: boolean;
  readonly needsOccupancy: boolean;
}

/** Types of which one shows that the customer lives at the service address. */
export const OCCUPANCY_TYPES = [
  'lease',
  'deed',
  'mortgage',
  'propertyTax',
  'landlordAffidavit',
  'certificateOfOccupancy',
  'closingDocuments',
  'newOccupancyStatement',
] as const;

/**
 * People who move in show who they are and that they live there. An ESIID that ends with 1 has a switch hold, which also
 * needs papers; one that ends with 2 has a balance with the previous provider. All others are free.
 */
export function holdsOf(enrollment: {
  readonly kind: 'moveIn' | 'switch';
  readonly esiid: string | null;
}): Holds {
  const movesIn = enrollment.kind === 'moveIn';
  const hasSwitchHold = enrollment.esiid?.endsWith('1') ?? false;
  return {
    hasSwitchHold,
    hasBalance: enrollment.esiid?.endsWith('2') ?? false,
    needsIdentity: movesIn,
    needsOccupancy: movesIn || hasSwitchHold,
  };
}

import { constants } from '../../contract/constants.ts';

/** One of the fourteen types of the requirement (000 §3) and what makes one acceptable. */
export interface DocumentType {
  readonly type: (typeof constants.documents.types)[number];
  readonly rules: readonly string[];
  readonly formats: readonly string[];
  readonly maxAgeDays: number | null;
  readonly minPages: number;
}

/** Largest size in bytes. */
export const MAX_BYTES = constants.upload.maxBytes;

/** Formats of the requirement (000 §5). */
export const ALL_FORMATS = constants.upload.formats;

const PICTURES = ['png', 'pdf', 'jpg', 'jpeg'];
const PAPERS = ['png', 'pdf', 'jpg', 'jpeg', 'doc', 'docx', 'gif', 'tiff'];

/** Types whose papers show who lives at the service address. */
const paper = (
  type: DocumentType['type'],
  rules: readonly string[],
  more: Partial<DocumentType> = {},
): DocumentType => ({
  type,
  rules,
  formats: PAPERS,
  maxAgeDays: null,
  minPages: 1,
  ...more,
});

/** The types in the order of the requirement. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  paper('governmentId', ['bothSides', 'notExpired', 'uncropped'], { formats: PICTURES, minPages: 2 }),
  paper('utilityBill', ['yourName', 'otherAddress', 'issuedWithin60Days', 'noCellPhoneBill'], {
    formats: PICTURES,
    maxAgeDays: 60,
  }),
  paper('lease', ['yourName', 'serviceAddress', 'firstLastAndSignaturePages', 'bothSignatures'], {
    minPages: 3,
  }),
  paper('deed', ['yourName', 'serviceAddress', 'allPages']),
  paper('mortgage', ['yourName', 'serviceAddress', 'issuedWithin60Days'], { maxAgeDays: 60 }),
  paper('homeLoan', ['yourName', 'serviceAddress', 'issuedWithin60Days'], { maxAgeDays: 60 }),
  paper('propertyTax', ['yourName', 'serviceAddress']),
  paper('insurancePolicy', ['yourName', 'serviceAddress', 'notExpired']),
  paper('landlordAffidavit', ['yourName', 'serviceAddress', 'notarized', 'bothSignatures']),
  paper('vehicleRegistration', ['yourName', 'serviceAddress', 'notExpired'], { formats: PICTURES }),
  paper('certificateOfOccupancy', ['serviceAddress', 'allPages']),
  paper('closingDocuments', ['yourName', 'serviceAddress', 'bothSignatures', 'issuedWithin60Days'], {
    maxAgeDays: 60,
    minPages: 2,
  }),
  paper('newOccupancyStatement', ['yourName', 'serviceAddress', 'notarized']),
  paper('multiFactorDocument', ['yourName', 'issuedWithin60Days'], {
    formats: [...ALL_FORMATS],
    maxAgeDays: 60,
  }),
];

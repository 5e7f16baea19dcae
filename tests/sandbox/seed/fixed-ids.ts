import { toId18 } from '../metadata/record-id.ts';

/** Records of the demo customer whose ids the examples of the specs name. */
export const MARIA = {
  userId: '005RM000001ctYFYAY',
  contactId: '003RM0000068xVCYAY',
  orderId: '801RM000000aBcDYAU',
  caseId: '500RM000003kPqRYAU',
  billId: 'a02RM000004bIlLYAU',
  commentId: '00aRM000001gHiJYAU',
  documentId: '069RM000002jKlMYAU',
  versionId: '068RM000003nOpQYAU',
  /** In no example: what an advisor wrote about her, which she never sees. */
  staffNoteId: toId18('a90RM000000Note'),
} as const;

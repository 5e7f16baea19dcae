import type { AnyOperation } from '../operation.ts';
import { getMessageAttachments } from './message-attachments.ts';
import { getRequestTypes, replyToMessage, sendMessage, submitServiceRequest } from './requests.ts';

/** Messages of customers, with their files. */
export const messagesOperations: Readonly<Record<string, AnyOperation>> = {
  getMessageAttachments,
  getRequestTypes,
  replyToMessage,
  sendMessage,
  submitServiceRequest,
};

export {
  defineExtension,
  EXTENSION_CONTRACT,
  type AnsweredCall,
  type CallInfo,
  type ConnectedClient,
  type ExtensionHooks,
} from '../extensions/contract/define-extension.ts';
export type { AnswerMatch } from '../extensions/contract/invalidate-answers.ts';
export type { ClientExtension, ExtensionHost } from '../client/extension.ts';
export type { SessionChange } from '../client/sessions.ts';
export type { ClientEvent } from '../query/context.ts';

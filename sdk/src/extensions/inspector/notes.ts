import type { Action } from '../../cache/actions.ts';
import type { ClientEvent } from '../../query/context.ts';
import { nameOfRecord } from './own-values.ts';
import type { Note } from './session.ts';

/** Requests and answers are told of with all that belongs to them, so they are no notes. */
export function notesOf(event: ClientEvent, at: number): readonly Note[] {
  switch (event.type) {
    case 'request':
    case 'answer':
      return [];
    case 'lookup':
      return [{ at, type: 'lookup', text: `${event.operation}: ${event.found}` }];
    case 'evicted':
      return [{ at, type: 'garbage', text: `${event.count} dropped, as nobody retains them` }];
    case 'changed':
      return [{ at, type: 'changed', text: `${nameOfRecord(event)} ${event.member}` }];
    default:
      return [{ at, type: event.type, text: event.operation }];
  }
}

/** Of actions, those that take something away. */
export function notesOfAction(action: Action, at: number): readonly Note[] {
  switch (action.type) {
    case 'emptied':
      return [{ at, type: 'emptied', text: 'The user has changed' }];
    case 'evicted':
      return [{ at, type: 'evicted', text: nameOfRecord(action.entity) }];
    default:
      return [];
  }
}

/** One thing that an org lacks for the portal. */
export interface OrgFault {
  readonly code:
    | 'apex-guest'
    | 'apex-missing'
    | 'apex-refused'
    | 'field-type'
    | 'limit'
    | 'list-hidden'
    | 'object-hidden'
    | 'screen';
  /** A file with line and column for what a screen needs, else the part of the org. */
  readonly place: string;
  readonly message: string;
  /** The step that an administrator can take. */
  readonly remedy: string;
}

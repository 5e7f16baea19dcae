/** One thing that an org lacks for the portal. */
export interface OrgFinding {
  readonly code:
    | 'apex-fails'
    | 'apex-form'
    | 'apex-guest'
    | 'apex-missing'
    | 'apex-refused'
    | 'cors'
    | 'field-type'
    | 'limit'
    | 'list-hidden'
    | 'object-hidden'
    | 'screen';
  /** A file with line and column for the need of a screen, else the place in the org. */
  readonly place: string;
  readonly message: string;
  /** The step that an administrator can take. */
  readonly remedy: string;
}

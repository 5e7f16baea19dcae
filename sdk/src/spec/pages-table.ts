/** The paging of a read. All values name members of the configuration, or dotted paths in the response. */
export interface PagesTable {
  /** Configuration member that takes a page token. */
  readonly token: string;
  /** True for one that takes a number. */
  readonly isNumber?: true;
  /** Configuration member that takes the page size. */
  readonly size?: string;
  /** Response member with the token of the next page, null at the end. */
  readonly next?: string;
  /** The kind of `next`: the token itself unless stated, an address in whose query it is, or a member of the last item. */
  readonly nextIs?: 'token' | 'address' | 'item';
  /** Response member that is true where a page follows, if the answer names no next page. */
  readonly more?: string;
  /** Of tokens that are numbers the answers do not tell, what they count. */
  readonly counts?: 'pages' | 'items';
  /** The number of the first page, or item: 1, or 0, unless stated. */
  readonly first?: number;
  /** Response member with the page's items; absent where the answer is their list. */
  readonly items?: string;
  /** Response member that invalidates all pages when it changes. */
  readonly restartOn?: string;
}

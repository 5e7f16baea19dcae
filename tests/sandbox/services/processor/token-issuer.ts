/** The details that customers type into the fields that the processor hosts. Numbers may have blanks. */
export type PaymentDetails =
  | {
      readonly kind: 'card';
      readonly number: string;
      /** Month such as `2028-04`. */
      readonly expires: string;
    }
  | {
      readonly kind: 'bank';
      readonly number: string;
      readonly routingNumber: string;
      readonly accountType: 'checking' | 'savings';
    };

/** A field that can be wrong by itself. */
export type RefusedField = 'number' | 'expires' | 'routingNumber';

/** The result of the fields. */
export type IssueResult =
  | {
      readonly state: 'issued';
      readonly token: string;
      readonly brandName: string;
      readonly lastFour: string;
    }
  | { readonly state: 'refused'; readonly field: RefusedField };

/** Numbers go in, tokens come out; wrong numbers are refused by their field. */
export interface TokenIssuer {
  /** The field that would be refused, where one is wrong. Nothing is kept. */
  check(details: PaymentDetails): RefusedField | undefined;
  issue(details: PaymentDetails): IssueResult;
}

/** Uses of the fields that were opened beforehand. */
export interface OpenedFields {
  /** A use that has not expired. */
  find(fieldsId: string): { readonly method: 'card' | 'bank'; readonly language: 'en' | 'es' } | undefined;
  /** Whoever serves the fields says where. */
  setOrigin(origin: string): void;
}

// Sheets of exercises that teachers give to a class: what is stored of them. See decisions/0063-class-links-cost-the-teacher.md.

export interface NewSheet {
  readonly id: string;
  /** What the sheet asks, as JSON. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A sheet with the id of the account that made it. */
export interface StoredSheet extends NewSheet {
  readonly accountId: string;
}

export const maxSheets = 50;

/** `full`: the account has as many as it may. `nobody`: there is no such account. */
export type SheetAddition = 'added' | 'full' | 'nobody';

export interface SheetStore {
  /** Two calls at once never make more than `maxSheets`. */
  readonly addSheet: (accountId: string, sheet: NewSheet) => Promise<SheetAddition>;
  /** The newest first. */
  readonly listSheets: (accountId: string) => Promise<readonly NewSheet[]>;
  readonly findSheet: (id: string) => Promise<StoredSheet | null>;
  /** False where the account has no such sheet. */
  readonly removeSheet: (accountId: string, id: string) => Promise<boolean>;
}

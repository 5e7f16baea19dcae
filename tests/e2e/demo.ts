/** Demo customers of the sandbox, by what they are good for. */
export const customers = {
  /** Brand A; messages in both languages. */
  maria: 'maria.lopez@example.com',
  /** Brand B. */
  james: 'james.carter@example.com',
  /** Brand C; three messages. */
  emily: 'emily.hughes@example.com',
  /** Brand C; no message. */
  diego: 'diego.ramos@example.com',
  /** Refused after the right password. */
  rosa: 'rosa.delgado@example.com',
} as const;

/** All demo customers have it. */
export const password = 'Sunny-day-7';

/** Ids of the demo that never change. */
export const mariasCase = '500RM000003kPqRYAU';
export const mariasOrder = '801RM000000aBcDYAU';
export const mariasBill = 'a02RM000004bIlLYAU';

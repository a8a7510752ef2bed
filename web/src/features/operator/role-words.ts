import type { Role } from '@avtosverka/contract/accounts';

/** What roles are called. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = { moderator: 'модератор', operator: 'оператор' };

import type { User } from '@avtosverka/contract/accounts';

/** The author of what is left of a deleted person. */
export const DELETED_AUTHOR = 'Удалённый аккаунт';
const NAMELESS = 'Пользователь';

/** The name that others see beside a comment: the provider's, else the Telegram one; an address is never one. */
export function shownName({ name, username }: Pick<User, 'name' | 'username'>): string {
	if (name !== null && !name.includes('@')) return name;
	return username ?? NAMELESS;
}

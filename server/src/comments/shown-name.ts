import type { User } from '@avtosverka/contract/accounts';
import { plainText } from './plain-text.ts';

/** The author of what is left of a deleted person. */
export const DELETED_AUTHOR = 'Удалённый аккаунт';
const NAMELESS = 'Пользователь';

/** The name beside a comment: the provider's, else the Telegram one; never an address. Plain text. */
export function shownName({ name, username }: Pick<User, 'name' | 'username'>): string {
	const plain = plainText(name ?? '').replaceAll('\n', ' ');
	if (plain !== '' && !plain.includes('@')) return plain;
	return username ?? NAMELESS;
}

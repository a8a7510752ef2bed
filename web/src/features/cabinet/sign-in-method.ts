import type { User } from '@avtosverka/contract/accounts';
import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';

export type SignInMethod = {
	readonly name: string;
	readonly lines: readonly string[];
};

/** The name as a line of its own; none without one. */
const namesOf = ({ name }: User) => (name === null ? [] : [name]);

/** How a person has signed in: specification, section 2, /user. */
export function signInMethod(user: User): SignInMethod {
	if (user.google_id !== null) {
		return { name: 'Google', lines: [user.name, user.email].filter((line) => line !== null) };
	}
	if (user.telegram_id !== null) {
		return {
			name: 'Telegram',
			lines: [user.username === null ? `${user.telegram_id}` : `@${user.username}`],
		};
	}
	if (user.yandex_id !== null) return { name: PROVIDER_NAMES.yandex, lines: namesOf(user) };
	if (user.vk_id !== null) return { name: PROVIDER_NAMES.vk, lines: namesOf(user) };
	if (user.max_id !== null) return { name: PROVIDER_NAMES.max, lines: namesOf(user) };
	return { name: 'Неизвестный способ входа', lines: [] };
}

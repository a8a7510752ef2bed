import type { User } from '@avtosverka/contract/accounts';

export type SignInMethod = {
	readonly name: string;
	readonly lines: readonly string[];
};

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
	return { name: 'Неизвестный способ входа', lines: [] };
}

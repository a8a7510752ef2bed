import type { User } from '@avtosverka/contract/accounts';

/** What a person is called: name, or e-mail without one; a Telegram name or number as a last resort. */
export function personName({ name, email, username, telegram_id }: User): string {
	return name ?? email ?? (username === null ? `Telegram ${telegram_id ?? ''}`.trim() : `@${username}`);
}

/** What no two people share: an e-mail, a Telegram name or number; null where a person has none. */
export function personAddress({ email, username, telegram_id }: User): string | null {
	if (email !== null) return email;
	if (username !== null) return `@${username}`;
	return telegram_id === null ? null : `Telegram ${telegram_id}`;
}

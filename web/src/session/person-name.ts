import type { User } from '@avtosverka/contract/accounts';
import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** What a person is called: name, or e-mail without one, or a Telegram name or number, or a provider. */
export function personName({ name, email, username, telegram_id, yandex_id, vk_id, max_id }: User): string {
	const known = name ?? email ?? (username === null ? null : `@${username}`);
	if (known !== null) return known;
	if (telegram_id !== null) return `Telegram ${telegram_id}`;
	if (yandex_id !== null) return PROVIDER_NAMES.yandex;
	if (vk_id !== null) return PROVIDER_NAMES.vk;
	return max_id === null ? 'Без имени' : `${PROVIDER_NAMES.max} ${max_id}`;
}

/** What no two people share: an e-mail, a Telegram name or number; null where a person has none. */
export function personAddress({ email, username, telegram_id }: User): string | null {
	if (email !== null) return email;
	if (username !== null) return `@${username}`;
	return telegram_id === null ? null : `Telegram ${telegram_id}`;
}

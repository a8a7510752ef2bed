import type { User } from '@avtosverka/contract/accounts';

/** An invented person who has signed in by Google, as `/v1/user` gives them. */
export const VERA: User = {
	id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01',
	name: 'Вера Лужина',
	email: 'vera.luzhina@example.org',
	username: null,
	google_id: '100000000000000000001',
	telegram_id: null,
	yandex_id: null,
	vk_id: null,
	max_id: null,
	requests: 9,
	created_at: '2026-11-01T07:42:00.000Z',
	signed_in_recently: true,
	roles: [],
};

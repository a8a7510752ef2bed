import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
	['Вера Примерова', null, 'Вера Примерова'],
	['Пётр Образцов', 'obraztsov', 'Пётр Образцов'],
	[null, 'obraztsov', 'obraztsov'],
	[null, null, 'Пользователь'],
	['vera@example.com', null, 'Пользователь'],
	['vera\u200b@example.com', null, 'Пользователь'],
	['\u3164\u115f', 'obraztsov', 'obraztsov'],
	[`Ве${'\u0489'.repeat(190)}ра`, null, `Ве${'\u0489'.repeat(4)}ра`],
])('an author called %j, in Telegram %j, is shown as %s', (name, username, shown) => {
	expect(shownName({ name, username })).toBe(shown);
});

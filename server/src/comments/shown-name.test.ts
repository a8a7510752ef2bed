import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
	['Вера Примерова', null, 'Вера Примерова'],
	['Пётр Образцов', 'obraztsov', 'Пётр Образцов'],
	[null, 'obraztsov', 'obraztsov'],
	[null, null, 'Пользователь'],
	['vera@example.com', null, 'Пользователь'],
])('an author called %j, in Telegram %j, is shown as %s', (name, username, shown) => {
	expect(shownName({ name, username })).toBe(shown);
});

/** Somebody who can write to a bot, in Telegram's own fields. */
export type Person = {
	readonly id: number;
	readonly is_bot: false;
	readonly first_name: string;
	readonly last_name?: string;
	readonly username?: string;
	readonly language_code: 'ru';
};

/** Beyond 32 bits, as the ids of newer accounts are. */
const FIRST_ID = 7_000_000_000;
const FIRST_GROUP = -1_000_000_000_000;
/** Persons are numbered from 1; a test that runs beside others takes a number of its own. */
export const MOST_PERSONS = 999_999_999;
/** The one from whom the bot gets letters and to whom it may not write. */
export const BLOCKER = 3;

const FIRST_NAMES = ['Марфа', 'Ефим', 'Злата', 'Тихон', 'Ульяна', 'Захар', 'Агния', 'Лука'];
const LAST_NAMES = ['Небылица', 'Выдумко', 'Понарошку', 'Сказко', 'Потешко'];

/** The three whom the chat page offers, with a word on each. */
export const OFFERED = [
	{ number: 1, note: 'с именем пользователя' },
	{ number: 2, note: 'без имени пользователя и без фамилии' },
	{ number: BLOCKER, note: 'пишет боту и сразу блокирует его' },
] as const;

/** An invented person; the same number is always the same one. */
export function personOf(number: number): Person {
	const known = { id: FIRST_ID + number, is_bot: false, language_code: 'ru' } as const;
	if (number === 2) return { ...known, first_name: 'Ефим' };
	const first_name = FIRST_NAMES[(number - 1) % FIRST_NAMES.length] as string;
	const last_name = LAST_NAMES[(number - 1) % LAST_NAMES.length] as string;
	return { ...known, first_name, last_name, username: `vydumka_${number}` };
}

export function isPersonNumber(number: unknown): number is number {
	return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MOST_PERSONS;
}

/** Where a person writes: to the bot alone, or in a group of theirs. */
export type Place = { readonly person: number; readonly group: boolean };

/** The id of a chat: a person's own id in private, something negative for a group. */
export function chatIdOf({ person, group }: Place): number {
	return group ? FIRST_GROUP - person : FIRST_ID + person;
}

/** The place behind a chat's id; null for an unknown id. */
export function placeOf(chatId: number): Place | null {
	const group = chatId < 0;
	const person = group ? FIRST_GROUP - chatId : chatId - FIRST_ID;
	return isPersonNumber(person) ? { person, group } : null;
}

/** A chat in Telegram's own fields. */
export function chatOf(place: Place): object {
	const id = chatIdOf(place);
	if (place.group) return { id, type: 'supergroup', title: `Группа № ${place.person}` };
	const { first_name, last_name, username } = personOf(place.person);
	return {
		id,
		type: 'private',
		first_name,
		...(last_name ? { last_name } : {}),
		...(username ? { username } : {}),
	};
}

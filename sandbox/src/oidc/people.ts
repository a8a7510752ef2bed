import { createHash } from 'node:crypto';

/** An invented Google account. */
export type Person = {
	/** Google's `sub`: 21 digits. */
	readonly sub: string;
	/** Null for an account without a name. */
	readonly name: string | null;
	readonly email: string;
	/** What comes of choosing it: a sign-in, a refusal, or a trouble of the provider. */
	readonly play: 'fine' | 'refused' | 'slow' | 'expired' | 'foreign' | 'broken' | 'wrapped';
};

function person(email: string, name: string | null, play: Person['play'] = 'fine'): Person {
	const digits = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`).toString();
	return { sub: `1${digits.slice(0, 20)}`, name, email, play };
}

/** The accounts that every chooser offers. */
export const PEOPLE: readonly Person[] = [
	person('testova@example.org', 'Тестова Тамара Тестовна'),
	person('obraztsov@example.org', 'Образцов Иван Примерович'),
	person('primerov@example.org', 'Примеров Пётр Образцович'),
	person('otkazov@example.org', 'Тестов Тест Тестович', 'refused'),
	person('medlennova@example.org', 'Примерова Теста Тестовна', 'slow'),
	person('prosrochin@example.org', 'Просрочин Тест Примерович', 'expired'),
	person('chuzhov@example.org', 'Чужов Образец Тестович', 'foreign'),
	person('sboev@example.org', 'Сбоев Пример Образцович', 'broken'),
];

/** Those of VK, which may put everything into one parameter. */
export const VK_PEOPLE: readonly Person[] = [
	...PEOPLE,
	person('svyortkin@example.org', 'Свёрткин Иван Тестович', 'wrapped'),
];

/** How long a provider takes for a code of somebody slow: longer than any site should wait. */
export const SLOW_MS = 6_000;

/** Whose accounts the provider knows. */
export type AddressBook = {
	/** The account of an address, made now if new: each test can be somebody else. Null without address. */
	byEmail(text: string): Person | null;
	bySub(sub: string): Person | undefined;
};

const ADDRESS = /^[\w.+-]{1,64}@example\.org$/;
/** More than any test or demonstration makes. */
const MOST_PEOPLE = 1000;

export function createAddressBook(known: readonly Person[] = PEOPLE): AddressBook {
	const made = new Map<string, Person>();
	const everybody = () => [...known, ...made.values()];

	return {
		byEmail(text) {
			const email = text.trim().toLowerCase();
			if (!ADDRESS.test(email)) return null;
			const found = everybody().find((person) => person.email === email);
			if (found) return found;
			const [oldest] = made.keys();
			if (made.size >= MOST_PEOPLE && oldest !== undefined) made.delete(oldest);
			const stranger = person(email, null);
			made.set(stranger.sub, stranger);
			return stranger;
		},
		bySub: (sub) => made.get(sub) ?? known.find((person) => person.sub === sub),
	};
}

import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

/** A question about a person that was charged, and how often it was asked. */
export type ChargedQuestion = {
	readonly register: PersonRegister;
	/** As it was asked, without the token. */
	readonly asked: Readonly<Record<string, string>>;
	readonly times: number;
};

/** What api-cloud.ru would put on the bill. */
export type Bill = {
	count(register: PersonRegister, asked: Readonly<Record<string, string>>): void;
	all(): readonly ChargedQuestion[];
	reset(): void;
};

/** What is beyond is not counted; no test asks as much. */
const QUESTIONS_AT_MOST = 50_000;

export function createCharged(): Bill {
	const questions = new Map<string, ChargedQuestion>();
	return {
		count(register, { token: _, ...asked }) {
			const key = JSON.stringify([register, Object.entries(asked).sort()]);
			const times = (questions.get(key)?.times ?? 0) + 1;
			if (times > 1 || questions.size < QUESTIONS_AT_MOST) questions.set(key, { register, asked, times });
		},
		all: () => [...questions.values()],
		reset: () => questions.clear(),
	};
}

import { Counter, Gauge, type Registry } from 'prom-client';
import { countFromZero } from '../count-from-zero.ts';
import { LETTER_KINDS, type LetterKind } from './letter.ts';
import { LETTER_OUTCOMES, type LetterOutcome } from './mail.ts';

/** What is counted of letters. */
export type LetterMetrics = {
	letterTried(kind: LetterKind, outcome: LetterOutcome): void;
	watchLetters(waiting: () => Promise<number>): void;
};

/** Counts and watches them in the registers of the process. */
export function createLetterMetrics(registers: Registry[]): LetterMetrics {
	const letters = new Counter({
		name: 'avtosverka_letters_total',
		help: 'Attempts to send a letter by what came of them; retried ones are tried again later.',
		labelNames: ['kind', 'outcome'],
		registers,
	});
	countFromZero(letters, { kind: LETTER_KINDS, outcome: LETTER_OUTCOMES });
	return {
		letterTried: (kind, outcome) => letters.inc({ kind, outcome }),
		watchLetters(waiting) {
			new Gauge({
				name: 'avtosverka_letters_waiting',
				help: 'Letters of the outbox that are not sent yet, of all processes; -1 while the store is away.',
				registers,
				async collect() {
					this.set(await waiting().catch(() => -1));
				},
			});
		},
	};
}

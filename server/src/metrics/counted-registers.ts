import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RegisterAsker } from '@avtosverka/registers/register-asker';

/** The same registers, with every supplier's answer counted from now on; nothing of the question is. */
export function countAnswers<Facts, Question>(
	registers: RegisterAsker<Facts, Question>,
	names: readonly (keyof Facts & string)[],
	metrics: {
		registerHas(register: keyof Facts & string, suppliers: readonly SupplierId[]): void;
		registerAnswered(register: keyof Facts & string, supplier: SupplierId | 'none', state: AnswerState): void;
	},
): RegisterAsker<Facts, Question> {
	for (const register of names) metrics.registerHas(register, registers.whoAnswers(register).suppliers);
	return {
		...registers,
		async ask(register, question) {
			const outcome = await registers.ask(register, question);
			for (const { source, state } of outcome.tried) metrics.registerAnswered(register, source, state);
			if (outcome.tried.length === 0) metrics.registerAnswered(register, 'none', outcome.answer.state);
			return outcome;
		},
	};
}

import type { PersonRegisters } from '@avtosverka/registers/person-registers';
import type { Registers } from '@avtosverka/registers/registers';
import type { Metrics } from './metrics.ts';

/** The same registers, with every supplier's answer counted. */
export function countAnswers(registers: Registers, metrics: Pick<Metrics, 'registerAnswered'>): Registers {
	return {
		...registers,
		async ask(register, question) {
			const asked = await registers.ask(register, question);
			for (const { source, state } of asked.tried) metrics.registerAnswered(register, source, state);
			if (asked.tried.length === 0) metrics.registerAnswered(register, 'none', asked.answer.state);
			return asked;
		},
	};
}

/** The same registers about people, with every supplier's answer counted; nothing of the person is. */
export function countPersonAnswers(
	registers: PersonRegisters,
	metrics: Pick<Metrics, 'registerAnswered'>,
): PersonRegisters {
	return {
		...registers,
		async ask(register, question) {
			const asked = await registers.ask(register, question);
			for (const { source, state } of asked.tried) metrics.registerAnswered(register, source, state);
			if (asked.tried.length === 0) metrics.registerAnswered(register, 'none', asked.answer.state);
			return asked;
		},
	};
}

import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { type CardState, cardOf, knowsCar, type ReportState } from './state/report-state.ts';

const LOOK_FOR_TYPO = 'не знает этот VIN: проверьте, нет ли опечатки.';

/**
 * What is said when all were asked and everybody who answered has nothing, the registration among them: ten
 * times «Записей нет» look like a good car, and are a car that does not exist. Null otherwise; silence is no
 * answer.
 */
export function nobodyKnows(state: ReportState): string | null {
	const { base } = state;
	if (base.phase === 'loading' || knowsCar(base.reply)) return null;
	const cards: readonly CardState<unknown>[] = SECTIONS.map((section) => cardOf(state, section));
	if (cards.some(({ phase, reply }) => phase === 'idle' || phase === 'loading' || knowsCar(reply)))
		return null;
	const clear = cards.filter(hasNothing).length;
	if (clear < 2 || !hasNothing(state.cards.registration)) return null;
	if (clear === cards.length) return `Ни один реестр ${LOOK_FOR_TYPO}`;
	return `Ни один из ответивших реестров (${clear} из ${cards.length}) ${LOOK_FOR_TYPO}`;
}

/** The register's own word of today that it has nothing. */
function hasNothing({ phase, reply }: CardState<unknown>): boolean {
	return phase === 'success' && reply?.meta.state === 'clear' && !reply.meta.stale;
}

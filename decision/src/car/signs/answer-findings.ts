import type { SectionData } from '@avtosverka/contract/check/data';
import type { Severity } from '@avtosverka/contract/vocabulary/decision';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { readingsOf } from '../readings.ts';
import { rollbacks } from '../rollbacks.ts';

/**
 * What a section's facts come to. `good` is a register's good word, `records` what a buyer looks at,
 * `received` facts that are neither. `label` stands in the card, `short` in the list of checks.
 */
export type AnswerFinding = {
	readonly kind: 'good' | 'records' | 'received';
	/** How grave such records usually are, where no decision tells; null for what is no finding. */
	readonly severity: Severity | null;
	readonly label: string;
	readonly short: string;
	/** True for a statement that something is not there: it needs an answer that was read to the end. */
	readonly absence?: true;
};

const RECORDS: Forms = ['запись', 'записи', 'записей'];
const ACCIDENTS: Forms = ['происшествие', 'происшествия', 'происшествий'];
const RESTRICTIONS: Forms = ['ограничение', 'ограничения', 'ограничений'];
const PLEDGES: Forms = ['залог', 'залога', 'залогов'];
const CAMPAIGNS: Forms = ['отзывная кампания', 'отзывные кампании', 'отзывных кампаний'];
const CAMPAIGNS_SHORT: Forms = ['кампания', 'кампании', 'кампаний'];

const RECEIVED: AnswerFinding = {
	kind: 'received',
	severity: null,
	label: 'Получено',
	short: 'получено',
};

/** How many facts an answer carries; zero where the facts are empty, whatever the state says. */
export const COUNT_FACTS: { readonly [S in Section]: (data: SectionData[S]) => number } = {
	registration: ({ RequestResult }) => (RequestResult ? 1 : 0),
	dtp: ({ Accidents }) => Accidents.length,
	wanted: ({ records }) => records.length,
	restrict: ({ records }) => records.length,
	diagnostic: ({ diagnosticCards }) => diagnosticCards.length,
	osago: (policies) => policies.length,
	zalog: ({ list, history }) => list.length + history.length,
	recall: (campaigns) => campaigns.length,
	stats: ({ success, result }) => (success && result ? 1 : 0),
	customs: ({ code }) => (code === 200 ? 1 : 0),
};

/** What the facts of each section come to; called only where there is at least one fact. */
export const READ_FACTS: { readonly [S in Section]: (data: SectionData[S]) => AnswerFinding } = {
	registration: () => RECEIVED,
	dtp: ({ Accidents }) =>
		records('know', counted(Accidents.length, ACCIDENTS), counted(Accidents.length, RECORDS)),
	wanted: () => records('stop', 'В розыске', 'в розыске'),
	restrict: ({ records: { length } }) =>
		records('stop', counted(length, RESTRICTIONS), counted(length, RECORDS)),
	diagnostic: (data) =>
		rollbacks(readingsOf(data)).length > 0
			? records('clarify', 'Пробег уменьшался', 'пробег меньше')
			: RECEIVED,
	osago: (policies) => {
		if (policies.some(({ active }) => active === true)) return good('Полис действует', 'действует');
		if (policies.some(({ active }) => active === null)) return RECEIVED;
		return { ...records('know', 'Действующего полиса нет', 'не действует'), absence: true };
	},
	zalog: ({ list: { length } }) => {
		if (length === 0) return { ...good('Действующих залогов нет', 'нет залогов'), absence: true };
		return records('stop', length === 1 ? 'Есть залог' : counted(length, PLEDGES), counted(length, PLEDGES));
	},
	recall: ({ length }) => records('know', counted(length, CAMPAIGNS), counted(length, CAMPAIGNS_SHORT)),
	stats: () => RECEIVED,
	customs: () => RECEIVED,
};

function good(label: string, short: string): AnswerFinding {
	return { kind: 'good', severity: null, label, short };
}

function records(severity: Severity, label: string, short: string): AnswerFinding {
	return { kind: 'records', severity, label, short };
}

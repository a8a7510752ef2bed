import type { SectionData } from '@avtosverka/contract/check/data';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { readingsOf } from '../readings.ts';
import { rollbacks } from '../rollbacks.ts';

/**
 * What a section's facts mean for a buyer. `bad` and `warn` are shown as such; `calm` is a register's good
 * word, `plain` a fact that is neither.
 * `label` stands in the card, `short` in the list of checks.
 */
export type AnswerFinding = {
	readonly tone: 'bad' | 'warn' | 'calm' | 'plain';
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

const RECEIVED: AnswerFinding = { tone: 'plain', label: 'Получено', short: 'получено' };

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

/** What the facts of each section mean; called only where there is at least one fact. */
export const READ_FACTS: { readonly [S in Section]: (data: SectionData[S]) => AnswerFinding } = {
	registration: () => RECEIVED,
	dtp: ({ Accidents }) => bad(counted(Accidents.length, ACCIDENTS), counted(Accidents.length, RECORDS)),
	wanted: () => bad('В розыске', 'в розыске'),
	restrict: ({ records }) => bad(counted(records.length, RESTRICTIONS), counted(records.length, RECORDS)),
	diagnostic: (data) =>
		rollbacks(readingsOf(data)).length > 0 ? bad('Пробег уменьшался', 'пробег меньше') : RECEIVED,
	osago: (policies) => {
		if (policies.some(({ active }) => active === true))
			return { tone: 'calm', label: 'Полис действует', short: 'действует' };
		if (policies.some(({ active }) => active === null)) return RECEIVED;
		return { tone: 'warn', label: 'Действующего полиса нет', short: 'не действует', absence: true };
	},
	zalog: ({ list }) => {
		if (list.length === 0)
			return { tone: 'calm', label: 'Действующих залогов нет', short: 'нет залогов', absence: true };
		return bad(
			list.length === 1 ? 'Есть залог' : counted(list.length, PLEDGES),
			counted(list.length, PLEDGES),
		);
	},
	recall: (campaigns) => ({
		tone: 'warn',
		label: counted(campaigns.length, CAMPAIGNS),
		short: counted(campaigns.length, CAMPAIGNS_SHORT),
	}),
	stats: () => RECEIVED,
	customs: () => RECEIVED,
};

function bad(label: string, short: string): AnswerFinding {
	return { tone: 'bad', label, short };
}

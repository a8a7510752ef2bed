import type { SectionData } from '@avtosverka/contract/check/data';
import { dayInMoscow, formatDay } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { isOldReading } from '@avtosverka/decision/car/old-reading';
import { readingsOf } from '@avtosverka/decision/car/readings';
import { rollbacks } from '@avtosverka/decision/car/rollbacks';
import type { AnswerVerdict } from '@avtosverka/decision/car/signs/answer-verdict';
import { isTelling } from '@avtosverka/decision/car/signs/tile-words';
import { ownersWords } from '../../../car/sections/registration/owners-words.ts';
import type { CardState } from '../../../car/state/report-state.ts';
import { showMileage, showPrice } from '../../../ui/record/values.ts';

/** What each section says in six words; null where its verdict says it already. */
const FACT_LINES: { readonly [S in Section]: (data: SectionData[S]) => string | null } = {
	registration: ({ RequestResult }) => RequestResult && ownersWords(RequestResult.periods, new Date()),
	dtp: ({ Accidents }) => {
		const [last] = newestFirst(Accidents, ({ AccidentDateTime }) => AccidentDateTime);
		const many = `${Accidents.length} ДТП`;
		const day = last?.AccidentDateTime ? formatDay(last.AccidentDateTime.slice(0, 10)) : null;
		if (day === null) return many;
		return Accidents.length === 1 ? `${many}, ${day}` : `${many}, последнее ${day}`;
	},
	wanted: ({ records: [first] }) => (first?.w_data_pu ? `В розыске с ${formatDay(first.w_data_pu)}` : null),
	restrict: () => null,
	diagnostic: (data) => {
		const measured = readingsOf(data);
		const last = measured.at(-1);
		if (!last || rollbacks(measured).length > 0) return null;
		const isOld = isOldReading(last, dayInMoscow(new Date()));
		return isOld
			? `В ${last.date.slice(0, 4)} было ${showMileage(last.km)}`
			: `${showMileage(last.km)} на ${formatDay(last.date)}`;
	},
	osago: (policies) => {
		const until = policies.find(({ active }) => active)?.endDate;
		return until ? `Полис действует до ${formatDay(until)}` : null;
	},
	zalog: ({ list: [first] }) => (first?.registerDate ? `В залоге с ${formatDay(first.registerDate)}` : null),
	recall: () => null,
	stats: ({ result }) => (result?.avg_price ? `${showPrice(result.avg_price)} в среднем` : null),
	customs: ({ date, country }) =>
		date ? [`Выпущена ${formatDay(date)}`, country].filter(Boolean).join(', ') : null,
};

/** The words of a line: what the facts say, else the verdict on the answer. */
export function lineWords<S extends Section>(
	section: S,
	{ phase, reply }: CardState<SectionData[S]>,
	{ label, sign }: AnswerVerdict,
): string {
	if (phase !== 'success' || !isTelling(sign) || !reply?.data || reply.meta.state === 'clear') return label;
	return FACT_LINES[section](reply.data) ?? label;
}

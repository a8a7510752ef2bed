import type { PledgeData } from '@avtosverka/contract/check/zalog';
import { readData } from '../car.ts';
import { companyName, isLeasingCompany } from '../company-name.ts';
import { sinceDay } from '../days.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'pledge',
	group: 'law',
	needs: ['zalog'],
	gravest: 'stop',
	find: (car) =>
		(readData(car, 'zalog')?.list ?? []).map((pledge, index) => ({
			severity: 'stop',
			section: 'zalog',
			record: `list.${index}`,
			...aboutPledge(pledge),
		})),
};

/** Persons are not named: a pledgor never, a pledgee only when it is a company. */
function aboutPledge({ pledgees, registerDate }: PledgeData): { sentence: string; question: string } {
	const companies = pledgees.flatMap(({ name }) => companyName(name) ?? []).sort();
	const since = sinceDay(registerDate);
	const holder = companies.length === 0 ? '' : ` у ${companies.join(', ')}`;
	if (companies.some(isLeasingCompany)) {
		return {
			sentence: `В залоге${since}${holder}: машина может принадлежать лизинговой компании.`,
			question: 'Выкуплена ли машина у лизинговой компании и есть ли договор выкупа?',
		};
	}
	return {
		sentence: `В залоге${since}${holder}.`,
		question: 'Какой остаток долга и даст ли залогодержатель письменное согласие на продажу?',
	};
}

export const explanation: Explanation = {
	condition:
		'В реестре залогов есть уведомление, которое не исключено. Залогодержатель назван, если это компания; ' +
		'залогодатель и частные лица не называются никогда.',
	figure: null,
	why: 'Залог переходит на покупателя: за чужой долг машину могут забрать, а запись в реестре открыта всем.',
};

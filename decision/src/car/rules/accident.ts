import { accidentOn, accidentsOf } from '../accidents.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'accident',
	group: 'body',
	needs: ['dtp'],
	gravest: 'know',
	find: (car) =>
		accidentsOf(car)
			.filter(({ frame, isRecent }) => frame.length === 0 && !isRecent)
			.map((accident) => ({
				severity: 'know',
				section: 'dtp',
				record: accident.record,
				sentence: `${accidentOn(accident)}${accident.words === '' ? '' : `: ${accident.words}`}.`,
				question: 'Что чинили после ДТП и есть ли фотографии или заказ-наряд?',
				inspect: 'Зазоры и оттенок окраски там, куда пришёлся удар; толщину краски покажет толщиномер.',
			})),
};

export const explanation: Explanation = {
	condition: 'В реестре ДТП есть авария, которая не относится к тяжёлым и к недавним.',
	figure: null,
	why: 'Бампер, фара и крыло меняются без следа для безопасности; это довод при торге и место для осмотра.',
};

import { accidentOn, accidentsOf } from '../accidents.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'accident-grave',
	group: 'body',
	needs: ['dtp'],
	gravest: 'clarify',
	find: (car) =>
		accidentsOf(car)
			.filter(({ frame }) => frame.length > 0)
			.map((accident) => ({
				severity: 'clarify',
				section: 'dtp',
				record: accident.record,
				sentence: `Тяжёлое ${accidentOn(accident)}: ${accident.frame.join(', ')}.`,
				question: 'Кто и как восстанавливал кузов после тяжёлого ДТП? Есть ли фотографии и заказ-наряд?',
				inspect: 'Крышу, стойки и сварные швы; лонжероны и днище на подъёмнике; геометрию кузова на стенде.',
			})),
};

export const explanation: Explanation = {
	condition:
		'Авария была опрокидыванием или возгоранием, или коды повреждений называют крышу, днище, полную деформацию ' +
		'кузова, смещение двигателя или моста, возгорание, или обе двери одной стороны, между которыми стойка.',
	figure: null,
	why:
		'Здесь страдает то, что держит удар: восстановить это правильно дорого, а плохо — незаметно и опасно. До ' +
		'денег нужен осмотр на подъёмнике.',
};

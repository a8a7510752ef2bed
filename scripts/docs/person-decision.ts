import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import { PERSON_RULES } from '@avtosverka/decision/person/rules';
import { drawRuleLine } from './rule-line.ts';
import { wrapLine } from './wrap-line.ts';

const INTRODUCTION = [
	'Отчёт о владельце отвечает на другой вопрос: можно ли заключать с этим человеком сделку. Вердикты те же, и ' +
		'выносит их та же функция (`decision/src/judge.ts`); правила — в `decision/src/person/rules`. Паспорт, ' +
		'о котором реестр ничего не знает, считается непроверенным.',
	'Останавливает только недействительный паспорт или запись, в которой узнан сам человек: совпадения по одному ' +
		'имени для этого мало. В «Чего не проверяли» всегда стоит и то, чего эти реестры не говорят: чья машина, ' +
		'согласие супруга, розыск МВД и суды общей юрисдикции. Реестра, который ответил, там нет: ответ не ' +
		'сегодняшний или неполный назван в «Уточните перед сделкой».',
	'На 10 000 случайных людей проверены такие же законы (`decision/src/person/laws.test.ts`): о порядке записей, ' +
		'о молчании, о лишней плохой записи и о том, что каждая причина называет реестр, запись и время ответа.',
];

/** The part of docs/decision.md about people, drawn from their rules; the gravest rules first. */
export async function drawPersonDecision(): Promise<string> {
	const rules = PERSON_RULES.toSorted(
		(one, other) =>
			SEVERITIES.indexOf(one.gravest) - SEVERITIES.indexOf(other.gravest) || (one.id < other.id ? -1 : 1),
	);
	const lines = await Promise.all(
		rules.map((rule) =>
			drawRuleLine(
				'person',
				rule,
				rule.needs.map((register) => `«${BLOCK_CATALOGUE[register].title}»`),
			),
		),
	);
	return ['## Сделка с владельцем', ...INTRODUCTION.map((text) => wrapLine(text)), lines.join('\n')].join(
		'\n\n',
	);
}

import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { pressOf } from './intent.ts';
import type { OutMessage } from './messenger.ts';
import type { WatchBegun, WatchedCar } from './watches-port.ts';
import { inRows } from './words.ts';

const UNTIL = 'Слежу до';

const said = (moment: Date) => formatMoment(moment.toISOString());

function buttons(vin: Vin) {
	return inRows([
		{ text: 'Проверить сейчас', press: pressOf({ kind: 'looknow', vin }) },
		{ text: 'Не следить', press: pressOf({ kind: 'unwatch', vin }) },
	]);
}

/** What is said to somebody who wants to watch a car. */
export function watchBegunWords(vin: Vin, begun: WatchBegun): OutMessage {
	if (begun.kind === 'too-many') {
		const cars = counted(begun.atMost, ['машиной', 'машинами', 'машинами']);
		return { html: `Больше чем за ${cars} сразу следить нельзя. Лишнюю можно убрать в /my.` };
	}
	const lines = [
		`${UNTIL} ${said(begun.until)}: <code>${vin}</code>.`,
		'Розыск, запреты, залог и учёт спрашиваю каждый день, остальное — раз в неделю. Первый раз только запоминаю ответы, потом пишу о каждом изменении, с 9 до 22 по Москве. В день подписания нажмите «Проверить сейчас».',
	];
	return { html: lines.join('\n'), rows: buttons(vin) };
}

/** A watched car in the list. */
export function watchedMessage({ vin, lookedAt, nextLookAt, endsAt, silent, isBudgetSpent }: WatchedCar) {
	const lines = [
		`🔔 <code>${vin}</code>`,
		`${UNTIL} ${said(endsAt)}.`,
		lookedAt === null ? 'Реестры ещё не отвечали.' : `Последний ответ: ${said(lookedAt)}.`,
		...(nextLookAt === null ? [] : [`Следующий вопрос: ${said(nextLookAt)}.`]),
		...(silent.length > 0 ? [`Не ответили, и что там изменилось, неизвестно: ${silent.join(', ')}.`] : []),
		...(isBudgetSpent ? ['Вопросы на сегодня кончились, остальное спрошу завтра.'] : []),
	];
	return { html: lines.join('\n'), rows: buttons(vin) } satisfies OutMessage;
}

import type { OperatorConsole } from '@avtosverka/contract/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { actWords } from './act-words.ts';
import { ConsoleLines, ConsolePart } from './console-part.tsx';
import { SettingsPart } from './settings.tsx';
import { Spending } from './spending.tsx';

const STATE_WORDS = { waiting: 'ждёт оплаты', paid: 'оплачен', refunded: 'возвращён' } as const;
const PROCESS_WORDS = { server: 'сервер', worker: 'обработчик заданий' } as const;

function processTexts(process: OperatorConsole['processes'][number]): string[] {
	const { version, commit, started_at, seen_at } = process;
	return [
		`версия ${version}${commit === null ? '' : `, сборка ${commit.slice(0, 12)}`}`,
		`запущен ${formatMoment(started_at)}, отметился ${formatMoment(seen_at)}`,
	];
}

function queueLines({ queues }: OperatorConsole) {
	return [
		['Отчёты собираются', queues.reports],
		['Ждут возврата части цены', queues.returns_due],
		['Письма ждут отправки', queues.letters],
		['Комментарии ждут модератора', queues.moderation],
		['Запросы заняты под поиск', queues.held_lookups],
		['Опросы машин опаздывают больше часа', queues.overdue_looks],
		['Сообщения об изменениях ждут больше часа', queues.late_notices],
	] as const;
}

/** How the site stands: what it costs, what waits, what runs, what is set. */
export function StateParts({ shown }: { shown: OperatorConsole }) {
	const { spending, processes, settings, held_lookups } = shown;
	const queues = queueLines(shown);
	const waiting = queues.reduce((sum, [, count]) => sum + count, 0);
	return (
		<>
			<Spending rows={spending} />
			<ConsolePart title="Очереди" summary={`ждёт ${waiting}`}>
				<ConsoleLines
					lines={queues.map(([name, count]) => ({
						name,
						texts: [],
						children: <span className="figures text-ink-2">{formatNumber(count)}</span>,
					}))}
				/>
			</ConsolePart>
			<ConsolePart
				title="Занятые запросы"
				summary={formatNumber(shown.queues.held_lookups)}
				note="Платные поиски, которые идут, начиная с самого давнего; от госномера виден только регион."
			>
				<ConsoleLines
					lines={held_lookups.map(({ id, since, plate }) => ({
						name: `Госномер ${plate}`,
						texts: [`занят с ${formatMoment(since)}`, `поиск ${id}`],
						id,
					}))}
				/>
			</ConsolePart>
			<ConsolePart
				title="Узлы"
				summary={String(processes.length)}
				note="Процессы, которые отметились за последнюю минуту."
			>
				<ConsoleLines
					lines={processes.map((process) => ({
						name: `${process.host}, ${PROCESS_WORDS[process.role]}`,
						texts: processTexts(process),
						id: process.id,
					}))}
				/>
			</ConsolePart>
			<SettingsPart groups={settings} />
		</>
	);
}

/** What was done: orders, what of them is to be looked into, acts of operators. */
export function RecordParts({ shown }: { shown: OperatorConsole }) {
	const { orders, exceptions, acts } = shown;
	return (
		<>
			<ConsolePart title="Последние заказы" summary={String(orders.length)}>
				<ConsoleLines
					lines={orders.map(({ id, at, kopecks, goods, state }) => ({
						name: id,
						texts: [`${formatMoment(at)}; ${goods}, ${showKopecks(kopecks)}; ${STATE_WORDS[state]}`],
					}))}
				/>
			</ConsolePart>
			<ConsolePart title="Ждёт разбора" summary={String(exceptions.length)}>
				<ConsoleLines
					lines={exceptions.map(({ id, at, why, order }) => ({
						name: `Запись ${id}`,
						texts: [`${formatMoment(at)}; ${why}`, ...(order === null ? [] : [`заказ ${order}`])],
					}))}
				/>
			</ConsolePart>
			<ConsolePart title="Журнал" summary={String(acts.length)}>
				<ConsoleLines
					lines={acts.map(({ id, at, operator, what, whom, why }) => ({
						name: `${id}. ${actWords(what, whom)}`,
						texts: [why, `${formatMoment(at)}; оператор ${operator}`],
					}))}
				/>
			</ConsolePart>
		</>
	);
}

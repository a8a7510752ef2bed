import type { OperatorConsole } from '@avtosverka/contract/operator/console';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { actWords } from './act-words.ts';
import { ConsoleLines, ConsolePart } from './console-part.tsx';
import { Nodes } from './nodes.tsx';
import { orderTexts } from './order-texts.ts';
import { SettingsPart } from './settings.tsx';
import { Spending } from './spending.tsx';

/** How the site stands: what it costs, what is held, what runs, what is set. */
export function StateParts({ shown }: { shown: OperatorConsole }) {
	const { spending, processes, migration, settings, held_lookups } = shown;
	return (
		<>
			<Spending rows={spending} />
			<ConsolePart
				title="Занятые запросы"
				summary={formatNumber(shown.queues.find(({ id }) => id === 'held-lookups')?.count ?? 0)}
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
			<Nodes processes={processes} migration={migration} />
			<SettingsPart groups={settings} />
		</>
	);
}

/** What was done: orders and acts of operators. */
export function RecordParts({ shown }: { shown: OperatorConsole }) {
	const { orders, acts } = shown;
	return (
		<>
			<ConsolePart title="Последние заказы" summary={String(orders.length)}>
				<ConsoleLines lines={orders.map((order) => ({ name: order.id, texts: orderTexts(order) }))} />
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

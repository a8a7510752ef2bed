import type { OperatorConsole } from '@avtosverka/contract/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';

const STATE_WORDS = { waiting: 'ждёт оплаты', paid: 'оплачен', refunded: 'возвращён' } as const;

type Supplier = OperatorConsole['suppliers'][number];

function supplierText({ configured, calls, failed, mean_seconds, breaker_open, orders }: Supplier): string {
	const seconds = mean_seconds === null ? '' : `, в среднем ${mean_seconds.toFixed(1).replace('.', ',')} с`;
	return [
		configured ? 'подключён' : 'не подключён',
		breaker_open ? 'не спрашиваем: часто не отвечает' : '',
		calls === 0 ? 'ещё не спрашивали' : `вопросов ${calls}, неудач ${failed}${seconds}`,
		orders && `заказов за сегодня ${orders.used} из ${orders.limit ?? 'неограниченного числа'}`,
	]
		.filter(Boolean)
		.join('; ');
}

/** Everything the console shows, part by part; a part is a list that fits a phone. */
export function ConsoleParts({ shown }: { shown: OperatorConsole }) {
	const { suppliers, queues, orders, exceptions, settings, acts } = shown;
	return (
		<div className="grid items-start gap-6 lg:grid-cols-2">
			<Part
				title="Поставщики"
				note="Вопросы и неудачи — с запуска процесса, который ответил; заказы — всех процессов."
				lines={suppliers.map((supplier) => [supplierName(supplier.id), supplierText(supplier)])}
			/>
			<Part
				title="Очереди"
				lines={[
					['Отчёты собираются', String(queues.reports)],
					['Ждут возврата части цены', String(queues.returns_due)],
					['Письма ждут отправки', String(queues.letters)],
					['Комментарии ждут модератора', String(queues.moderation)],
					['Запросы заняты под поиск', String(queues.held_lookups)],
				]}
			/>
			<Part
				title="Последние заказы"
				lines={orders.map(({ id, at, kopecks, goods, state }) => [
					id,
					`${formatMoment(at)}; ${goods}, ${showKopecks(kopecks)}; ${STATE_WORDS[state]}`,
				])}
			/>
			<Part
				title="Ждёт разбора"
				lines={exceptions.map(({ id, at, why, order }) => [
					`Запись ${id}`,
					`${formatMoment(at)}; ${why}${order === null ? '' : `; заказ ${order}`}`,
				])}
			/>
			<Part title="Настройки" lines={settings.map(({ name, value }) => [name, value])} />
			<Part
				title="Журнал"
				lines={acts.map(({ id, at, operator, whom, why }) => [
					`${id}. Возврат по заказу ${whom}`,
					`${formatMoment(at)}; оператор ${operator}; ${why}`,
				])}
			/>
		</div>
	);
}

type PartProps = {
	title: string;
	note?: string;
	/** What it is, and how it stands. */
	lines: readonly (readonly [string, string])[];
};

function Part({ title, note, lines }: PartProps) {
	const id = useId();
	return (
		<Card as="section" aria-labelledby={id} className="min-w-0 px-4 py-4 sm:px-5">
			<h2 id={id} className="text-[20px] font-semibold">
				{title}
			</h2>
			{note && <p className="mt-1 text-[14px] text-ink-3">{note}</p>}
			{lines.length === 0 && <p className="mt-2 text-ink-2">Пусто.</p>}
			{lines.length > 0 && (
				<dl className="mt-2 divide-y divide-line">
					{lines.map(([name, text]) => (
						<div key={name} className="py-2">
							<dt className="font-medium break-words">{name}</dt>
							<dd className="figures text-[15px] break-words text-ink-2">{text}</dd>
						</div>
					))}
				</dl>
			)}
		</Card>
	);
}

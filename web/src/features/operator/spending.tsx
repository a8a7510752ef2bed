import type { OperatorConsole } from '@avtosverka/contract/operator/console';
import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { monthWords } from '@avtosverka/contract/vocabulary/month';
import { ORDER_PURPOSE_WORDS } from '@avtosverka/contract/vocabulary/order-purpose';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { ConsolePart, InnerPart } from './console-part.tsx';

/** «Ноябрь 2026» of `2026-11`. */
function monthTitle(month: string): string {
	const words = monthWords(month);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

type SpendingRow = OperatorConsole['spending'][number];

const sumOf = (rows: readonly SpendingRow[]) => rows.reduce((sum, { kopecks }) => sum + kopecks, 0);

/** What paid orders cost: a table for each month, the newest first. */
export function Spending({ rows }: { rows: readonly SpendingRow[] }) {
	const months = [...Map.groupBy(rows, ({ month }) => month)];
	const [newest] = months;
	return (
		<ConsolePart
			title="Расходы"
			summary={newest ? `${monthWords(newest[0])}: ${showKopecks(sumOf(newest[1]))}` : 'нет'}
			note="Платные заказы всех процессов за год по ценам из настроек; без цены считаются только заказы."
		>
			{months.length === 0 && <p className="mt-2 text-ink-2">Пусто.</p>}
			{months.map(([month, spent], at) => (
				<InnerPart
					key={month}
					title={monthTitle(month)}
					summary={`всего ${showKopecks(sumOf(spent))}`}
					open={at === 0}
				>
					<table className="figures w-full text-[15px]">
						<caption className="sr-only">{monthTitle(month)}</caption>
						<thead className="text-ink-2">
							<tr>
								<th scope="col" className="py-1 text-left font-normal">
									За что
								</th>
								<th scope="col" className="px-3 py-1 text-right font-normal">
									Заказы
								</th>
								<th scope="col" className="py-1 text-right font-normal">
									Сумма
								</th>
							</tr>
						</thead>
						<tbody className="divide-y divide-line">
							{spent.map(({ supplier, purpose, orders, kopecks }) => (
								<tr key={`${supplier} ${purpose}`}>
									<th scope="row" className="py-1.5 text-left font-normal">
										{supplierName(supplier)}, {ORDER_PURPOSE_WORDS[purpose]}
									</th>
									<td className="px-3 text-right">{formatNumber(orders)}</td>
									<td className="text-right whitespace-nowrap">{showKopecks(kopecks)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</InnerPart>
			))}
		</ConsolePart>
	);
}

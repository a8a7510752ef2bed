import type { PreviousDiagnosticCard } from '@avtosverka/contract/check/diagnostic';
import { Each } from '../../../ui/record/each.tsx';
import { showDay, showMileage, showValue } from '../../../ui/record/values.ts';

/** Earlier diagnostic cards, newest first; the same figures stand in the chart. */
export function PreviousCards({ cards }: { cards: readonly PreviousDiagnosticCard[] }) {
	if (cards.length === 0) return null;
	return (
		<div className="mt-4">
			<table className="w-full text-[15px]">
				<caption className="mb-1.5 text-left font-semibold">Прежние осмотры</caption>
				<thead>
					<tr className="text-left text-sm text-ink-3 [&>th]:pr-3 [&>th]:pb-1 [&>th]:font-normal">
						<th scope="col">
							Дата<span className="sm:hidden"> и карта</span>
						</th>
						<th scope="col">Пробег</th>
						<th scope="col">До</th>
						<th scope="col" className="max-sm:hidden">
							Карта
						</th>
					</tr>
				</thead>
				<tbody className="figures divide-y divide-line border-t border-line">
					<Each of={cards}>
						{(card) => (
							<tr className="[&>td]:py-1.5 [&>td]:pr-3">
								<td>
									{showDay(card.dcDate)}
									{/* A phone has no room for the fourth column, but the number is what a card is found
									    by. */}
									<span className="block text-[12px] text-ink-3 wrap-anywhere sm:hidden">
										<span className="sr-only">Номер карты: </span>
										{showValue(card.dcNumber)}
									</span>
								</td>
								<td className="font-semibold">{showMileage(card.odometerValue)}</td>
								<td>{showDay(card.dcExpirationDate)}</td>
								<td className="wrap-anywhere max-sm:hidden">{showValue(card.dcNumber)}</td>
							</tr>
						)}
					</Each>
				</tbody>
			</table>
		</div>
	);
}

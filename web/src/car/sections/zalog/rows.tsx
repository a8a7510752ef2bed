import type { PledgeData } from '@avtosverka/contract/check/zalog';
import { Each } from '../../../ui/record/each.tsx';
import { Part, Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { MISSING, numbered, showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';

/** Pledges in force, and everything that the register's journal tells of the car. */
export function ZalogRows({ data, whole }: ViewProps<'zalog'>) {
	return (
		<>
			<Part title="Действующие залоги">
				{data.list.length > 0 ? <Pledges list={data.list} /> : <p>{noOpenPledge(whole)}</p>}
			</Part>
			{data.history.length > 0 && (
				<Part title="История">
					<ol className="grid gap-1.5 text-[15.5px]">
						<Each of={data.history}>
							{(event) => (
								<li className="grid gap-x-5 sm:grid-cols-[190px_minmax(0,1fr)]">
									<span className="figures text-ink-3">{showDay(event.dateStr)}</span>
									<span className="wrap-anywhere">
										{showValue(event.typeStr)}
										{event.number && (
											<span className="text-ink-3"> · {numbered('уведомление', event.number)}</span>
										)}
									</span>
								</li>
							)}
						</Each>
					</ol>
				</Part>
			)}
		</>
	);
}

function Pledges({ list }: { list: readonly PledgeData[] }) {
	return (
		<Records>
			<Each of={list}>
				{(pledge) => (
					<Record title={numbered('Уведомление', pledge.number)}>
						<FieldRows
							rows={[
								['Дата регистрации', showDay(pledge.registerDate)],
								['Имущество', listed(pledge.properties.map(({ value }) => value))],
								['Залогодатель', listed(pledge.pledgors.map(({ name }) => name))],
								['Залогодержатель', listed(pledge.pledgees.map(({ name }) => name))],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}

function noOpenPledge(whole: boolean): string {
	return whole ? 'Действующих залогов нет.' : 'Среди прочитанных записей действующих залогов нет.';
}

function listed(values: readonly string[]): string {
	return values.filter(Boolean).join('; ') || MISSING;
}

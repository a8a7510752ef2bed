import type { Decision } from '@avtosverka/contract/decision';
import { DECISION_WORDS, type Severity } from '@avtosverka/contract/vocabulary/decision';
import type { CarQuestion } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { ReactNode } from 'react';
import { logTrouble } from '../../log.ts';
import { Card } from '../../ui/card.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { type ComparedCar, carQuestionOf, comparedCarName, FACTS, wasAsked } from './facts.ts';
import { useAskedPrices } from './use-asked-prices.ts';

const COUNTED: readonly { readonly severity: Severity; readonly title: string }[] = [
	{ severity: 'stop', title: 'Причин остановиться' },
	{ severity: 'clarify', title: 'Надо выяснить' },
	{ severity: 'know', title: 'Стоит знать' },
];

type Column = {
	readonly car: ComparedCar;
	readonly question: CarQuestion;
	readonly decision: Decision;
};

/** Two to four cars side by side, row by row; none is coloured as the better one. */
export function Comparison({ cars, now }: { cars: readonly ComparedCar[]; now: Date }) {
	const prices = useAskedPrices(cars.map(({ vin }) => vin));
	const columns = cars.map((car, index): Column => {
		const question = carQuestionOf(car, prices[index] ?? null, now);
		return { car, question, decision: decideCar(question, logRuleError) };
	});
	return (
		<Card className="mt-6 overflow-hidden">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
			<section aria-label="Сравнение" tabIndex={0} className="overflow-x-auto">
				<table className="w-full border-separate border-spacing-0 text-left align-top">
					<thead>
						<tr>
							<Corner />
							{columns.map((column) => (
								<CarHead key={column.car.vin} {...column} />
							))}
						</tr>
					</thead>
					<tbody>
						<Row title="Вывод" columns={columns}>
							{({ decision }) => <span className="font-semibold">{DECISION_WORDS[decision.verdict]}</span>}
						</Row>
						{COUNTED.map(({ severity, title }) => (
							<Row key={severity} title={title} columns={columns}>
								{(column) => findings(column, severity)}
							</Row>
						))}
						{FACTS.map(({ title, of }) => (
							<Row key={title} title={title} columns={columns}>
								{({ question }) => of(question)}
							</Row>
						))}
					</tbody>
				</table>
			</section>
		</Card>
	);
}

function logRuleError(rule: string): void {
	logTrouble(`the rule ${rule} of the decision threw`);
}

/** How many findings of a severity there are. Never 0: a register that was silent may know of some. */
function findings({ car, decision }: Column, severity: Severity): string {
	const count = decision.reasons.filter((reason) => reason.severity === severity).length;
	if (count > 0) return String(count);
	return wasAsked(car) ? 'в ответах нет' : 'не спрашивали';
}

const STICKY = 'sticky left-0 z-10 w-28 min-w-28 bg-paper sm:w-44 sm:min-w-44';

function Corner() {
	return (
		<td className={`${STICKY} border-r border-line`}>
			<span className="sr-only">Что сравниваем</span>
		</td>
	);
}

function CarHead({ car, question }: Column) {
	return (
		<th scope="col" className="min-w-30 p-2.5 align-top font-normal sm:min-w-44 sm:p-4">
			<OwnLink
				to={`/checks/${car.vin}`}
				className="font-semibold wrap-anywhere text-accent underline-offset-2 hover:underline"
			>
				{comparedCarName(question) ?? car.vin}
			</OwnLink>
			{comparedCarName(question) !== null && (
				<span className="mt-1 block text-[13px] wrap-anywhere text-ink-3">{car.vin}</span>
			)}
			{!wasAsked(car) && (
				<span className="mt-1.5 block text-[14px] text-ink-2">
					О ней ещё не спрашивали. Откройте отчёт и запросите данные.
				</span>
			)}
		</th>
	);
}

type RowProps = { title: string; columns: readonly Column[]; children: (column: Column) => ReactNode };

function Row({ title, columns, children }: RowProps) {
	return (
		<tr>
			<th
				scope="row"
				className={`${STICKY} border-t border-r border-line px-2.5 py-3 align-top text-[14px] font-normal text-ink-2 sm:px-4 sm:text-[15px]`}
			>
				{title}
			</th>
			{columns.map((column) => (
				<td
					key={column.car.vin}
					className="figures border-t border-line px-2.5 py-3 align-top text-[15px] sm:px-4"
				>
					{children(column)}
				</td>
			))}
		</tr>
	);
}

import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import { DECISION_WORDS, type Severity } from '@avtosverka/contract/vocabulary/decision';
import { type CarQuestion, readData } from '@avtosverka/decision/car/car';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { decideCar } from '@avtosverka/decision/car/decide';
import { IDLE } from '@avtosverka/decision/car/signs/answer-badge';
import { progressWords } from '../../car/asking/progress-words.ts';
import { AskedPrice } from '../../car/price/asked-price.tsx';
import { openingState } from '../../car/state/report-state.ts';
import { logTrouble } from '../../log.ts';
import { OwnLink } from '../../ui/link.tsx';
import { COMPARED_SECTIONS, type ComparedCar, carQuestionOf, registerWords, wasAsked } from './facts.ts';
import { ComparedRow, SideBySide } from './side-by-side.tsx';
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
	const cells = { columns, keyOf: ({ car }: Column) => car.vin };
	return (
		<SideBySide heads={columns.map((column) => <CarHead key={column.car.vin} {...column} />)}>
			<ComparedRow title="Вывод" {...cells}>
				{({ decision }) => (
					// Another price may change it, and its words may need a line more.
					<span className="block min-h-11 font-semibold tracking-tight max-sm:text-[13px] sm:min-h-0">
						{DECISION_WORDS[decision.verdict]}
					</span>
				)}
			</ComparedRow>
			{COUNTED.map(({ severity, title }) => (
				<ComparedRow key={severity} title={title} {...cells}>
					{({ car, decision }) =>
						wasAsked(car) ? findings(decision, severity) : <Silence words={IDLE.label} />
					}
				</ComparedRow>
			))}
			<ComparedRow title="Цена продавца, ₽" {...cells}>
				{(column) => <PriceField {...column} />}
			</ComparedRow>
			{COMPARED_SECTIONS.map((section) => (
				<ComparedRow key={section} title={SECTION_CATALOGUE[section].title} {...cells}>
					{({ question, decision }) =>
						registerWords(question, section, decision).map(({ words, tone }) =>
							tone === 'silent' || tone === 'idle' ? (
								<Silence key={words} words={words} />
							) : (
								<span key={words} className={`block ${tone === 'bad' ? 'font-semibold' : ''}`}>
									{words}
								</span>
							),
						)
					}
				</ComparedRow>
			))}
			<ComparedRow title="Ответы реестров" {...cells}>
				{({ car }) => progressWords(openingState(car.report), now)}
			</ComparedRow>
		</SideBySide>
	);
}

function logRuleError(rule: string): void {
	logTrouble(`the rule ${rule} of the decision threw`);
}

/** How many findings of a severity there are. Never 0: a register that was silent may know of some. */
function findings({ reasons }: Decision, severity: Severity): string {
	const count = reasons.filter((reason) => reason.severity === severity).length;
	return count > 0 ? String(count) : 'в ответах нет';
}

function Silence({ words }: { words: string }) {
	return <span className="block text-ink-3">{words}</span>;
}

function CarHead({ car, question }: Column) {
	const name = carNameOf(question);
	return (
		<>
			<OwnLink
				to={`/checks/${car.vin}`}
				className="font-semibold wrap-anywhere text-accent underline-offset-2 hover:underline"
			>
				{name ?? car.vin}
			</OwnLink>
			{name !== null && <span className="mt-1 block text-[13px] wrap-anywhere text-ink-3">{car.vin}</span>}
			{!wasAsked(car) && (
				<span className="mt-1.5 block text-[14px] text-ink-2">
					О ней ещё не спрашивали. Откройте отчёт и запросите данные.
				</span>
			)}
		</>
	);
}

/** The report's field in the width of a column: its title stands at the row. */
function PriceField({ car: { vin }, question }: Column) {
	return (
		<fieldset className="[&_input]:max-w-40 [&_input]:px-2 [&_input]:text-base [&_label]:sr-only [&_p]:mt-1.5 [&_p]:min-h-0 has-[:placeholder-shown]:[&_p]:sr-only [&>div]:grid-cols-[minmax(0,1fr)]">
			<legend className="sr-only">{carNameOf(question) ?? vin}</legend>
			<AskedPrice vin={vin} stats={readData(question, 'stats')} />
		</fieldset>
	);
}

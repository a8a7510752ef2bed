import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { DECISION_WORDS, type DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { joinName } from '@avtosverka/contract/vocabulary/person';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { OnRuleError } from '@avtosverka/decision/guard';
import { debtWords } from '@avtosverka/decision/person/debts';
import { decidePerson } from '@avtosverka/decision/person/decide';
import type { DealQuestion, PersonBlocks } from '@avtosverka/decision/person/person';
import type { ReportDocument } from '../owner-reports.ts';
import type { DealCar } from './car.ts';
import type { Fact } from './record.ts';

/** What the document begins with: what the report means for a deal. */
export type DocumentDecision = {
	readonly verdict: DecisionVerdict;
	/** «Остановитесь». */
	readonly words: string;
	/** One sentence each, gravest first. */
	readonly reasons: readonly string[];
	/** The debt, where there is one, who must sign, and which answers are old or were read in part. */
	readonly facts: readonly Fact[];
	/** What the report cannot say, and why. */
	readonly notChecked: readonly Fact[];
};

/** The decision as of the day on which the document is printed. */
export function documentDecision(
	report: ReportDocument,
	now: Date,
	onRuleError: OnRuleError,
	car?: DealCar,
): DocumentDecision {
	const question = printedQuestionOf(report, now, car === undefined ? [] : [car.vin]);
	const { verdict, reasons, debt, signer, notChecked, unsettled } = decidePerson(question, onRuleError);
	const cases = (count: number) => counted(count, ['производство', 'производства', 'производств']);
	return {
		verdict,
		words: DECISION_WORDS[verdict],
		reasons: reasons.map(({ sentence }) => sentence),
		facts: [
			...(debt === null ? [] : [['Долг у приставов', `${debtWords(debt)}, ${cases(debt.cases)}`] as const]),
			['Кто подписывает', signer.sentence],
			...unsettled.map(({ block, why }) => [`${BLOCK_CATALOGUE[block].title}: уточните`, why] as const),
		],
		notChecked: notChecked.map((line) => [
			line.block === null ? line.what : BLOCK_CATALOGUE[line.block].title,
			line.why,
		]),
	};
}

/**
 * What a paid report asks to be decided.
 * @param cars those that the deal is about
 */
export function printedQuestionOf(
	report: ReportDocument,
	now: Date,
	cars: readonly string[] = [],
): DealQuestion {
	const { lastName, firstName, middleName, birthDate, passport, blocks } = report;
	const byRegister = new Map(
		blocks.map(({ register, facts, state, source, asOf, reason }) => [
			register,
			{ data: facts, state, source, asOf: asOf?.toISOString() ?? null, reason },
		]),
	);
	const unasked = { data: null, state: null, source: null, asOf: null, reason: null };
	return {
		subject: { name: joinName(lastName, firstName, middleName), birthDate, passport },
		blocks: Object.fromEntries(
			PERSON_REGISTERS.map((register) => [register, byRegister.get(register) ?? unasked]),
		) as unknown as PersonBlocks,
		cars,
		now,
	};
}

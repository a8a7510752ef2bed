import type { SectionReply } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarAnswers, CarQuestion } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { OnRuleError } from '@avtosverka/decision/guard';
import type { Clock } from '../deps.ts';
import type { CarReport } from './car-report.ts';

/** The answers of one check as they come. */
export type Board = {
	readonly vin: Vin;
	/** These sections are being asked. */
	wait(sections: readonly Section[]): void;
	answered(section: Section, reply: SectionReply | null): void;
	base(reply: CarAnswers['base']): void;
	/** The first picture that has to be read, and the sections of its supplier that wait for it. */
	challenge(): {
		readonly section: Section;
		readonly others: readonly Section[];
		readonly reply: SectionReply;
	} | null;
	report(): CarReport;
};

export function createBoard(
	subject: CarQuestion['subject'] & { readonly vin: Vin },
	cached: CarAnswers,
	{ clock, onRuleError }: { readonly clock: Clock; readonly onRuleError: OnRuleError },
): Board {
	const { vin } = subject;
	let answers = cached;
	const waiting = new Set<Section>();
	const pictured = () =>
		(Object.entries(answers) as [Section, SectionReply | null][]).flatMap(([section, reply]) =>
			reply?.meta.challenge ? [{ section, reply, supplier: reply.meta.challenge.supplier }] : [],
		);

	return {
		vin,
		wait(sections) {
			for (const section of sections) waiting.add(section);
		},
		answered(section, reply) {
			waiting.delete(section);
			if (reply !== null) answers = { ...answers, [section]: reply };
		},
		base(reply) {
			answers = { ...answers, base: reply };
		},
		challenge() {
			const [first, ...rest] = pictured();
			if (!first) return null;
			const others = rest.filter(({ supplier }) => supplier === first.supplier);
			return { section: first.section, reply: first.reply, others: others.map(({ section }) => section) };
		},
		report() {
			const at = clock.now();
			const calls = Object.fromEntries([...waiting].map((section) => [section, 'loading' as const]));
			const decision = decideCar({ subject, answers, calls, askedPrice: null, now: at }, onRuleError);
			return { vin, plate: subject.plate, answers, decision, waiting, at };
		},
	};
}

import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer } from './answer.ts';
import type { RegisterOf, RegisterSupplier } from './register-asker.ts';

/** How a supplier answers each of its registers. */
export type Answering<Facts, Question> = {
	readonly [R in RegisterOf<Facts>]?: (question: Question) => Promise<Answer<Facts[R]>>;
};

/** A supplier out of how it answers its registers. The asker asks it for no other: that would be a bug. */
export function supplierOf<Facts, Question>(
	id: SupplierId,
	answering: Answering<Facts, Question>,
): RegisterSupplier<Facts, Question> {
	return {
		id,
		registers: Object.keys(answering) as RegisterOf<Facts>[],
		async ask(register, question) {
			const answer = answering[register];
			if (!answer) throw new Error(`${id} does not answer ${register}`);
			return answer(question);
		},
	};
}

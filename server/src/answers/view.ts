import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Subject } from '@avtosverka/registers/register';
import type { CarFacts } from '@avtosverka/registers/registers/car';

/** What is said of a register to people. */
export type RegisterWords = {
	/** Masculine, so that «{register} не ответил» fits. */
	readonly register: string;
	readonly emptyText: string;
};

/** What facts are looked at with. */
export type AnswerContext<S extends Subject = Subject> = { readonly subject: S; readonly asOf: Date };

/** How a register's facts become an endpoint's data: pure functions, one for each of the good answers. */
export type View<R extends CarRegister, Data, S extends Subject = Subject> = {
	found(facts: CarFacts[R], sight: AnswerContext<S>): Data;
	clear(sight: AnswerContext<S>): Data;
};

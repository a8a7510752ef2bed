import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer, Tried } from './answer.ts';
import type { CarFacts } from './facts/car.ts';
import type { Question } from './register.ts';

/** An answer and everybody who was asked for it, in order. */
export type AskedAnswer<R extends CarRegister> = {
	readonly answer: Answer<CarFacts[R]>;
	readonly tried: readonly Tried[];
};

/** Every register behind one face. */
export type Registers = {
	ask<R extends CarRegister>(register: R, question: Question): Promise<AskedAnswer<R>>;
};

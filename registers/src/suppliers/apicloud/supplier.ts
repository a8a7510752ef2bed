import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import type { Question, Subject, Supplier } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import type { SupplierNeeds } from '../../supplier-entry.ts';
import { answerOf } from './answer.ts';
import { type ApicloudCall, createApicloudCalls } from './calls.ts';
import { askOsago, readApicloudOsago } from './osago.ts';
import { askPlate, readApicloudPlate } from './plate.ts';
import type { ApicloudReading } from './reading.ts';
import type { Body } from './wire.ts';
import { askZalog, readApicloudZalog } from './zalog.ts';

export type ApicloudOptions = Pick<SupplierNeeds, 'settings' | 'transport' | 'budget' | 'now'>;

type Way<R extends CarRegister> = {
	readonly call: ApicloudCall;
	read(body: Body): ApicloudReading<CarFacts[R]>;
};

const WAYS = {
	osago: byVin<'osago'>((vin) => ({ call: askOsago(vin), read: (body) => readApicloudOsago(body, vin) })),
	zalog: byVin<'zalog'>((vin) => ({ call: askZalog(vin), read: readApicloudZalog })),
	plate: byPlate<'plate'>((plate) => ({
		call: askPlate(plate),
		read: (body) => readApicloudPlate(body, plate),
	})),
} as const;
const REGISTERS = Object.keys(WAYS) as readonly (keyof typeof WAYS)[];

function byVin<R extends CarRegister>(way: (vin: Vin) => Way<R>) {
	return (subject: Subject) => (subject.kind === 'vin' ? way(subject.vin) : null);
}

function byPlate<R extends CarRegister>(way: (plate: Plate) => Way<R>) {
	return (subject: Subject) => (subject.kind === 'plate' ? way(subject.plate) : null);
}

/** api-cloud.ru about cars: one charged GET per question. See README.md. */
export function createApicloud({ settings, now, ...way }: ApicloudOptions): Supplier {
	const calls = createApicloudCalls(settings, way);
	return {
		id: 'apicloud',
		registers: REGISTERS,
		async ask<R extends CarRegister>(register: R, question: Question) {
			if (typeof calls === 'string') return { state: 'not-asked', reason: calls };
			const way = wayOf(register, question.subject);
			if (way === null) return { state: 'not-asked', reason: 'wrong-subject' };
			const received = await calls.get(way.call, question);
			return answerOf(received, now(), way.read) satisfies Answer<CarFacts[R]>;
		},
	};
}

function wayOf<R extends CarRegister>(register: R, subject: Subject): Way<R> | null {
	if (!Object.hasOwn(WAYS, register)) return null;
	// Each register has its own way, which the compiler cannot conclude from the look-up.
	return WAYS[register as unknown as keyof typeof WAYS](subject) as Way<R> | null;
}

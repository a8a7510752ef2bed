import { plateOf, type Question, type Supplier, vinOf } from '../../register.ts';
import type { SupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { answerOf } from './answer.ts';
import { type ApicloudCall, createApicloudCalls } from './calls.ts';
import { askOsago, readApicloudOsago } from './osago.ts';
import { askPlate, readApicloudPlate } from './plate.ts';
import type { ApicloudReading } from './reading.ts';
import type { Body } from './wire.ts';
import { askZalog, readApicloudZalog } from './zalog.ts';

export type ApicloudOptions = Pick<SupplierNeeds, 'settings' | 'transport' | 'budget' | 'now'>;

/** api-cloud.ru about cars: one charged GET per question. See README.md. */
export function createApicloud({ settings, now, ...way }: ApicloudOptions): Supplier {
	const calls = createApicloudCalls(settings, way);
	async function ask<Facts>(
		question: Question,
		call: ApicloudCall,
		read: (body: Body) => ApicloudReading<Facts>,
	) {
		return answerOf(await calls.get(call, question), now(), read);
	}
	return supplierOf('apicloud', {
		osago(question) {
			const vin = vinOf(question.subject);
			return ask(question, askOsago(vin), (body) => readApicloudOsago(body, vin));
		},
		zalog: (question) => ask(question, askZalog(vinOf(question.subject)), readApicloudZalog),
		plate(question) {
			const plate = plateOf(question.subject);
			return ask(question, askPlate(plate), (body) => readApicloudPlate(body, plate));
		},
	});
}

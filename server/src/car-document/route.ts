import type { IncomingHttpHeaders } from 'node:http';
import { CAR_DOCUMENT_PATTERN } from '@avtosverka/contract/vocabulary/car-document';
import { PlateInput, PriceInput, VinInput } from '@avtosverka/contract/vocabulary/schemas';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { siteCalls } from '../check/cached-report.ts';
import { guardReports, hasNoAnswers } from '../check/guarded-report.ts';
import { createDecide } from '../decision/cached-decision.ts';
import type { Deps } from '../deps.ts';
import type { Documents } from '../documents/documents.ts';
import { senderOf } from '../http/guards/address-limit.ts';
import { askerOf } from '../http/guards/asker.ts';
import { visitorOf } from '../http/guards/visitor.ts';
import { readInput } from '../http/input.ts';
import { BARE_POLICY } from '../http/replies/content-policy.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { carDocumentName, drawCar } from './car-pdf.ts';
import { CAR_DOCUMENT_WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Each takes a processor some tenths of a second; a buyer who compares cars needs fewer. */
const DRAWN_PER_HOUR = 30;
/** Documents that may wait for the one thread: a few seconds of it. */
const UNDER_WAY_AT_MOST = 10;
const BUSY_SECONDS = 5;

const Params = z.object({ vin: VinInput });
/** The link leaves empty what is not known. */
const known = <Input extends z.ZodType>(input: Input) =>
	z.preprocess((text) => (text === '' ? undefined : text), input.optional());
const Query = z.object({ plate: known(PlateInput), price: known(PriceInput) });

/**
 * A car's report as a PDF of two sheets, of cached answers alone: no register is asked. A browser opens it by
 * a plain link, so that it is no part of `/v1`, which a page calls.
 */
export function registerCarDocument(
	app: FastifyInstance,
	deps: Deps & { readonly documents: Documents },
): void {
	const { store, clock, appSecret, config, documents } = deps;
	const { cachedReport } = siteCalls(deps);
	const decide = createDecide(deps);
	const byAddress = createSharedCount(store, clock, {
		appSecret,
		windowSeconds: HOUR_SECONDS,
		name: 'car-documents',
		most: DRAWN_PER_HOUR,
	});

	app.get(CAR_DOCUMENT_PATTERN, { exposeHeadRoute: false }, async (request, reply) => {
		refuseUnopened(request.headers);
		app.served.limit.count(request.ip);
		const { vin } = readInput(Params, request.params);
		const { plate = null, price = null } = readInput(Query, request.query);
		const visitor = visitorOf(request, reply, config.siteUrl);
		const asker = askerOf({ visitor, address: request.ip });
		const report = await guardReports(app.served.vinGuesses, asker, cachedReport)(vin, plate);
		if (hasNoAnswers(report) && report.failed === undefined) {
			throw new RequestProblem(404, 'not-found', CAR_DOCUMENT_WORDS.nothing);
		}
		if (documents.underWay() >= UNDER_WAY_AT_MOST) {
			throw new RequestProblem(503, 'unavailable', CAR_DOCUMENT_WORDS.busy, BUSY_SECONDS);
		}
		if (await byAddress.count(senderOf(request.ip))) {
			throw new RequestProblem(429, 'too-many', CAR_DOCUMENT_WORDS.tooMany, HOUR_SECONDS);
		}
		const decision = decide(vin, report, { plate, askedPrice: price });
		const answers = cachedAnswersOf(report);
		const { siteUrl } = config;
		const pdf = await drawCar(documents, { vin, plate, answers, decision, now: clock.now(), siteUrl });
		reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
		reply.header('content-security-policy', BARE_POLICY);
		reply.header('content-disposition', `attachment; filename="${carDocumentName(vin)}"`);
		return reply.type('application/pdf').send(pdf);
	});
}

/** Refuses what no person has opened: a prefetch, and a page of another site that has it as its picture. */
function refuseUnopened(headers: IncomingHttpHeaders): void {
	const purpose = headers['sec-purpose'] ?? headers.purpose;
	if (typeof purpose === 'string' && purpose.includes('prefetch')) {
		throw new RequestProblem(403, 'prefetch', CAR_DOCUMENT_WORDS.prefetched);
	}
	if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document') {
		throw new RequestProblem(403, 'bad-input', CAR_DOCUMENT_WORDS.foreign);
	}
}

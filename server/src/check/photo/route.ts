import { VinInput } from '@avtosverka/contract/vocabulary/schemas';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createAnswerCache } from '../../answers/answer-cache.ts';
import type { CallObserver } from '../../call-observer.ts';
import type { Deps } from '../../deps.ts';
import { createAddressLimit } from '../../http/guards/address-limit.ts';
import { askerOf } from '../../http/guards/asker.ts';
import { meetVisitor } from '../../http/guards/visitor.ts';
import { readInput } from '../../http/input.ts';
import { sendImage } from '../../http/replies/send-image.ts';
import { createIsShown } from './car-photo.ts';
import { createPhotos } from './photos.ts';

const Params = z.object({ vin: VinInput });

/**
 * `GET /car-photo/{vin}`: the photograph of the basic card. A client names the car and never an address: that
 * comes from the supplier's cached answer, and its host from the settings. Asks no supplier about the car.
 * 204 where there is none: a page shows its drawing then, and an error would stand in the browser's console.
 */
export function registerCarPhoto(app: FastifyInstance, deps: Deps & { readonly calls: CallObserver }): void {
	const limit = createAddressLimit(deps.clock, deps.config.limits.requestsPerMinute, 60);
	const cached = createAnswerCache(deps);
	const photos = createPhotos(deps);
	const isShown = createIsShown(deps);
	const { vinGuesses } = app.served;

	async function addressOf(vin: Vin): Promise<string | null> {
		const answer = (await cached.find({ kind: 'vin', vin }, ['base'])).of('base')?.answer;
		const imageUrl = answer && 'facts' in answer ? answer.facts.imageUrl : null;
		return answer && isShown(answer.source, imageUrl) ? imageUrl : null;
	}

	app.get('/car-photo/:vin', async (request, reply) => {
		const { vin } = readInput(Params, request.params);
		limit.count(request.ip);
		const visitor = meetVisitor(request.headers, deps.config.siteUrl);
		const asker = askerOf({ visitor, address: request.ip });
		const isShut = vinGuesses.areTooMany(asker);
		const address = isShut ? null : await addressOf(vin);
		if (address === null && !isShut) vinGuesses.count(asker, vin);
		const photo = address === null ? null : await photos.at(address);
		if (photo === null) return reply.header('cache-control', 'no-store').code(204).send();
		// No other site may show it, and reports are not indexed (decision 10).
		reply.header('cross-origin-resource-policy', 'same-origin').header('x-robots-tag', 'noindex');
		return sendImage(request, reply, photo);
	});
}

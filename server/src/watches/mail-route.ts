import type { SiteCalls } from '@avtosverka/contract/site';
import { WATCH_MAIL_CONSENT, watchMailPath } from '@avtosverka/contract/vocabulary/watch-mail';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createAddressLimit } from '../http/guards/address-limit.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { channelAddress, confirmChannel, findChannel, removeChannel } from './channels/store.ts';
import { readMailToken } from './mail-token.ts';

/** So long a confirmation letter may be answered. */
const CONFIRMED_WITHIN_MS = 48 * 60 * 60 * 1000;
const UNKNOWN = 'Такой ссылки нет. Проверьте, целиком ли скопирован адрес.';
const LONGEST_BODY = 4096;

type MailDeps = Pick<Deps, 'store' | 'clock' | 'appSecret'>;

const askedAfter = ({ clock }: MailDeps) => new Date(clock.now().getTime() - CONFIRMED_WITHIN_MS);

/** The call by which the page behind a letter's link learns what to offer; it changes nothing. */
export function watchMailCall(deps: MailDeps): Pick<SiteCalls, 'watchMail'> {
	const { store, appSecret } = deps;
	return {
		async watchMail(token) {
			const read = readMailToken(appSecret, token);
			if (read === null) return null;
			const row = await findChannel(store, read.channelId);
			if (row === null) return { state: read.purpose === 'stop' ? 'stopped' : 'over' };
			if (read.purpose === 'stop') return { state: 'stop', address: channelAddress(store, row) };
			if (row.confirmedAt !== null) return { state: 'confirmed' };
			if (row.askedAt <= askedAfter(deps)) return { state: 'over' };
			return { state: 'confirm', address: channelAddress(store, row) };
		},
	};
}

/**
 * What the page's button and a mail program's own button send (RFC 8058: a bare POST acts at once). The token
 * is all that it takes; the body is not read.
 */
export function registerWatchMail(app: FastifyInstance, deps: Deps): void {
	const { store, clock, appSecret, config } = deps;
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		const options = { parseAs: 'string', bodyLimit: LONGEST_BODY } as const;
		scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, null));
		scope.post<{ Params: { token: string } }>(watchMailPath(':token'), async ({ params, ip }, reply) => {
			limit.count(ip);
			const read = readMailToken(appSecret, params.token);
			if (read === null) throw new RequestProblem(404, 'not-found', UNKNOWN);
			const { purpose, channelId } = read;
			if (purpose === 'stop') {
				await store.transaction((tx) => removeChannel(tx, { id: channelId }, clock.now()));
			} else {
				const agreed = { consent: WATCH_MAIL_CONSENT, now: clock.now(), askedAfter: askedAfter(deps) };
				await confirmChannel(store, channelId, agreed);
			}
			return reply.redirect(watchMailPath(params.token), 303);
		});
	});
}

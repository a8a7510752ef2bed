import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Challenge } from '../../answer.ts';
import { BROWSER } from '../../transport/browser.ts';
import type { Transport } from '../../transport/reply.ts';
import { challengeCookiesOf, type GibddSession, packSession, pictureAddress } from './challenge.ts';
import { type GibddFailure, type GibddReply, rawOf, receiveGibdd } from './reply.ts';
import { GIBDD_SECTIONS, type GibddRegister, OLDER_REGISTRATION_PATH, readCaptcha } from './wire.ts';

/** A question with the digits that a visitor has read, or with none. */
export type Check = { readonly vin: Vin; readonly word: string; readonly session: GibddSession };

/** The same about a car without a picture: the service asks for one, unless it is down or needs none. */
export function withoutDigits(vin: Vin): Check {
	return { vin, word: '', session: { token: '', cookies: '' } };
}

export type CaptchaReply =
	| { readonly ok: true; readonly challenge: Challenge }
	| { readonly ok: false; readonly failure: GibddFailure };

/** The two calls of the wire. They never reject. */
export type GibddCalls = {
	/** Fetches a picture. */
	picture(signal: AbortSignal): Promise<CaptchaReply>;
	/** Asks a section. */
	check(register: GibddRegister, check: Check, signal: AbortSignal): Promise<GibddReply>;
};

export type GibddCallsOptions = {
	readonly url: string;
	readonly captchaUrl: string;
	readonly transport: Transport;
};

const SITE = 'https://xn--80aebkobnwfcnsfk1e0h.xn--p1ai';

/** What the site's own page sends; the service answers no other client. */
const HEADERS = {
	accept: 'application/json, text/javascript, */*; q=0.01',
	...BROWSER,
	origin: SITE,
	referer: `${SITE}/check/auto`,
	'x-requested-with': 'XMLHttpRequest',
} as const;

export function createGibddCalls({ url, captchaUrl, transport }: GibddCallsOptions): GibddCalls {
	const send = async (path: string, checkType: string, check: Check, signal: AbortSignal) =>
		receiveGibdd(
			await transport.send({
				method: 'POST',
				url: `${withoutSlash(url)}/proxy/check/auto/${path}`,
				headers: checkHeaders(check.session),
				body: formOf(checkType, check),
				// One token serves several calls, so that a second attempt costs nothing.
				repeatable: true,
				signal,
			}),
		);
	return {
		async picture(signal) {
			const received = receiveGibdd(
				await transport.send({
					method: 'GET',
					url: `${withoutSlash(captchaUrl)}/captcha`,
					headers: HEADERS,
					repeatable: true,
					signal,
				}),
			);
			return received.ok ? readChallenge(received) : received;
		},
		async check(register, check, signal) {
			const { path, checkType } = GIBDD_SECTIONS[register];
			const received = await send(path, checkType, check, signal);
			const older = register === 'registration' && !received.ok && received.missing;
			return older ? send(OLDER_REGISTRATION_PATH, checkType, check, signal) : received;
		},
	};
}

function readChallenge({ json, reply }: Extract<GibddReply, { ok: true }>): CaptchaReply {
	const picture = readCaptcha(json);
	const image = picture && pictureAddress(picture.base64);
	const cookies = challengeCookiesOf(reply.headers['set-cookie'] ?? '');
	const token = picture && packSession({ token: picture.token, cookies });
	if (token && image) return { ok: true, challenge: { token, image } };
	const detail = 'no picture in the answer to /captcha';
	return { ok: false, failure: { state: 'unreadable', detail, raw: rawOf(reply) } };
}

function checkHeaders({ cookies }: GibddSession): Record<string, string> {
	return {
		...HEADERS,
		'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
		...(cookies === '' ? {} : { cookie: cookies }),
	};
}

function formOf(checkType: string, { vin, word, session }: Check): string {
	return new URLSearchParams({
		vin,
		checkType,
		captchaWord: word,
		captchaToken: session.token,
	}).toString();
}

function withoutSlash(address: string): string {
	return address.replace(/\/+$/, '');
}

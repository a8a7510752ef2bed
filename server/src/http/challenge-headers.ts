import type { IncomingHttpHeaders } from 'node:http';
import {
	CAPTCHA_TOKEN_HEADER,
	CAPTCHA_WORD,
	CAPTCHA_WORD_HEADER,
} from '@avtosverka/contract/vocabulary/captcha';
import type { ChallengeSolution } from './call.ts';
import { RequestProblem } from './replies/request-problem.ts';

const TOKEN_NAME = CAPTCHA_TOKEN_HEADER.toLowerCase();
const WORD_NAME = CAPTCHA_WORD_HEADER.toLowerCase();

/** The longest token that we give out and take back, in characters. */
export const TOKEN_AT_MOST = 4096;
/** base64url; a header that came twice is joined by a comma and does not fit. */
export const CHALLENGE_TOKEN = new RegExp(`^[\\w-]{1,${TOKEN_AT_MOST}}$`);

/** What the visitor read from a picture; null where no header came. Throws a RequestProblem (400). */
export function readChallengeHeaders(headers: IncomingHttpHeaders): ChallengeSolution | null {
	const token = headers[TOKEN_NAME];
	const typed = headers[WORD_NAME];
	if (token === undefined && typed === undefined) return null;
	const word = typeof typed === 'string' ? typed.replace(/\s/g, '') : '';
	if (!CAPTCHA_WORD.test(word)) throw new RequestProblem(400, 'bad-input', 'Введите цифры с картинки.');
	if (typeof token !== 'string' || !CHALLENGE_TOKEN.test(token)) {
		throw new RequestProblem(
			400,
			'bad-input',
			'Непонятно, с какой картинки эти цифры. Запросите проверку снова.',
		);
	}
	return { token, word };
}

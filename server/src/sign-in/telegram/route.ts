import { checkTelegramToken, getTelegramAuthLink } from '@avtosverka/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { deviceName } from '../../accounts/device-name.ts';
import type { Deps } from '../../deps.ts';
import { senderOf } from '../../http/guards/address-limit.ts';
import { createTokenGuesses } from '../../http/guards/token-guesses.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import type { Telegram } from '../../telegram/telegram.ts';
import { drawCode, drawSecret, secretHashOf } from './secrets.ts';
import { createSignIns } from './store.ts';
import { createTalk } from './talk.ts';
import { sayNotWorking, TELEGRAM_WORDS } from './words.ts';

const LASTS_MS = 10 * 60 * 1000;
const LIMIT_WINDOW_SECONDS = 10 * 60;
/** Links given within the window to one visitor: a patient person. */
const LINKS_OF_VISITOR = 20;
/** And to all first requests of one address together, behind which a mobile operator has many people. */
const LINKS_OF_NEW_VISITORS = 600;

const NO_TOKEN = { success: false, token: null } as const;
/** A sign-in that is long over is thrown away and known to nobody: for its page that is the same. */
const SAID = {
	waiting: NO_TOKEN,
	refused: { ...NO_TOKEN, message: TELEGRAM_WORDS.pageRefused },
	over: { ...NO_TOKEN, message: TELEGRAM_WORDS.pageOver },
	unknown: { ...NO_TOKEN, message: TELEGRAM_WORDS.pageOver },
} as const;

/** `GET /v1/auth/telegram/getAuthLink` and `…/checkToken`, and what the bot answers in between. */
export function registerTelegramSignIn(
	app: FastifyInstance,
	deps: Deps & { readonly telegram: Telegram | null; readonly accounts: Accounts },
): void {
	const { telegram, store, clock, accounts, appSecret, config } = deps;
	const signIns = createSignIns(store);
	const guesses = createTokenGuesses(deps);
	const limit = { appSecret, windowSeconds: LIMIT_WINDOW_SECONDS };
	const ofVisitor = createSharedCount(store, clock, {
		...limit,
		name: 'telegram-links-of-visitor',
		most: LINKS_OF_VISITOR,
	});
	const ofNewVisitors = createSharedCount(store, clock, {
		...limit,
		name: 'telegram-links-of-new-visitors',
		most: LINKS_OF_NEW_VISITORS,
	});
	telegram?.converse(createTalk({ siteUrl: config.siteUrl, clock, accounts, signIns }));

	serve(app, deps, getTelegramAuthLink, async ({ visitor, address }) => {
		if (!telegram || !(await telegram.works())) {
			return { success: false as const, message: sayNotWorking(config.google !== null) };
		}
		// Nobody is refused for what others behind the address send: the refusal of a first request carries the
		// value by which the next one is counted alone. How many values can be made up, the address's limit says.
		const isOver = visitor.fresh
			? await ofNewVisitors.count(senderOf(address))
			: await ofVisitor.count(visitor.id);
		if (isOver) throw tooManyLinks();
		const [payload, token, code] = [drawSecret(), drawSecret(), drawCode()];
		const now = clock.now();
		const hashes = {
			payloadHash: secretHashOf(payload),
			pollHash: secretHashOf(token),
			visitorHash: secretHashOf(visitor.id),
		};
		await signIns.begin({ ...hashes, code, expiresAt: new Date(now.getTime() + LASTS_MS) }, now);
		const { linkRoot, botName } = telegram.settings;
		const link = `${linkRoot}/${encodeURIComponent(botName)}?start=${payload}`;
		return { success: true as const, link, token, code };
	});

	serve(app, deps, checkTelegramToken, async ({ query, visitor, address }, { request }) => {
		const progress = await signIns.take(secretHashOf(query.token), secretHashOf(visitor.id), clock.now());
		if (progress === 'unknown') await guesses.refuseMany(query.token, address);
		if (typeof progress === 'string') return SAID[progress];
		const device = deviceName(request.headers['user-agent']);
		return { success: true, token: await accounts.issueToken(progress.accountId, device, 'telegram') };
	});
}

function tooManyLinks(): RequestProblem {
	return new RequestProblem(
		429,
		'too-many',
		'Слишком много попыток войти. Подождите десять минут и начните заново.',
		LIMIT_WINDOW_SECONDS,
	);
}

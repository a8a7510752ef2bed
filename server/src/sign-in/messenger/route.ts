import { checkChatToken, getChatLink } from '@avtosverka/contract/auth';
import { MESSENGERS, type MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { deviceName } from '../../accounts/device-name.ts';
import type { Talk } from '../../bot/talk.ts';
import { signInWays } from '../../config/sign-in-ways.ts';
import type { Deps } from '../../deps.ts';
import { senderOf } from '../../http/guards/address-limit.ts';
import { signedIn } from '../../http/guards/session.ts';
import { createTokenGuesses } from '../../http/guards/token-guesses.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import { refuseOldSession } from '../linking/refuse-old-session.ts';
import { linkingWords } from '../linking/words.ts';
import { drawCode, drawSecret, secretHashOf } from './secrets.ts';
import { createSignIns } from './store.ts';
import { createTalk } from './talk.ts';
import { CHAT_WORDS, sayLinkingNotWorking, sayNotWorking } from './words.ts';

const LASTS_MS = 10 * 60 * 1000;
const LIMIT_WINDOW_SECONDS = 10 * 60;
/** Links given within the window to one visitor: a patient person. */
const LINKS_OF_VISITOR = 20;
/** And to all first requests of one address together, behind which a mobile operator has many people. */
const LINKS_OF_NEW_VISITORS = 600;

const NO_TOKEN = { success: false, token: null } as const;
/** A sign-in that is long over is deleted, hence unknown: for its page that is the same. */
const SAID = {
	waiting: NO_TOKEN,
	refused: { ...NO_TOKEN, message: CHAT_WORDS.pageRefused },
	over: { ...NO_TOKEN, message: CHAT_WORDS.pageOver },
	'link-refused': { ...NO_TOKEN, message: CHAT_WORDS.pageLinkRefused },
	unknown: { ...NO_TOKEN, message: CHAT_WORDS.pageOver },
} as const;

/** What a sign-in needs of a messenger's bot. */
export type SignInBot = {
	works(): Promise<boolean>;
	/** Who answers in a chat that such a link has opened; set before anything is handled. */
	converse(talk: Talk): void;
	/** The address that opens the bot's chat with this payload; null where the bot's name is not set. */
	chatLink(payload: string): string | null;
};

type SignInBots = Readonly<Record<MessengerName, SignInBot | null>>;

/** `GET /v1/auth/{telegram,max}/getAuthLink` and `…/checkToken`, and what the bots answer in between. */
export function registerMessengerSignIn(
	app: FastifyInstance,
	deps: Deps & SignInBots & { readonly accounts: Accounts },
): void {
	const { store, clock, accounts, appSecret, config } = deps;
	const signIns = createSignIns(store);
	const isOn = signInWays(config);
	const guesses = createTokenGuesses(deps);
	const count = (name: string, most: number) =>
		createSharedCount(store, clock, { appSecret, windowSeconds: LIMIT_WINDOW_SECONDS, name, most });
	const limitsOf = (messenger: MessengerName) => ({
		ofVisitor: count(`${messenger}-links-of-visitor`, LINKS_OF_VISITOR),
		ofNewVisitors: count(`${messenger}-links-of-new-visitors`, LINKS_OF_NEW_VISITORS),
	});
	const limits = { telegram: limitsOf('telegram'), max: limitsOf('max') };
	for (const messenger of MESSENGERS) {
		const talk = createTalk({ messenger, siteUrl: config.siteUrl, clock, accounts, signIns });
		deps[messenger]?.converse(talk);
	}

	serve(app, deps, getChatLink, async ({ params: { messenger }, query, user, visitor, address }) => {
		const [payload, token, code] = [drawSecret(), drawSecret(), drawCode()];
		const person = query.purpose === 'link' ? signedIn(user) : null;
		if (person !== null) refuseOldSession(person);
		const linkAccountId = person?.id ?? null;
		const bot = deps[messenger];
		const link = bot?.chatLink(payload) ?? null;
		if (!bot || link === null || !(await bot.works())) {
			const isSignIn = linkAccountId === null;
			const message = isSignIn ? sayNotWorking(messenger, isOn) : sayLinkingNotWorking(messenger);
			return { success: false as const, message };
		}
		// No visitor is refused for what others behind the address send: the refusal of a first request carries
		// the value by which the next one is counted alone. The address's limit bounds invented values.
		const isOver = visitor.fresh
			? await limits[messenger].ofNewVisitors.count(senderOf(address))
			: await limits[messenger].ofVisitor.count(visitor.id);
		if (isOver) throw tooManyLinks();
		const now = clock.now();
		const hashes = {
			payloadHash: secretHashOf(payload),
			pollHash: secretHashOf(token),
			visitorHash: secretHashOf(visitor.id),
		};
		const expiresAt = new Date(now.getTime() + LASTS_MS);
		await signIns.begin({ messenger, linkAccountId, ...hashes, code, expiresAt }, now);
		return { success: true as const, link, token, code };
	});

	serve(app, deps, checkChatToken, async (call, { request }) => {
		const { query, visitor, address } = call;
		const progress = await signIns.take(secretHashOf(query.token), secretHashOf(visitor.id), clock.now());
		if (progress === 'unknown') await guesses.refuseMany(query.token, address);
		if (typeof progress === 'string') return SAID[progress];
		const { messenger } = progress;
		if (progress.linked) return { success: true, token: null, message: linkingWords(messenger).linked };
		const device = deviceName(request.headers['user-agent']);
		return { success: true, token: await accounts.issueToken(progress.accountId, device, messenger) };
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

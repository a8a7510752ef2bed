import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Accounts, Identity } from '../../accounts/accounts.ts';
import { plainName } from '../../accounts/plain-name.ts';
import type { BotAnswer, PressAnswer, Sender, Talk } from '../../bot/talk.ts';
import type { Clock } from '../../deps.ts';
import { type EntryResult, enter } from '../entering.ts';
import { linkingWords } from '../linking/words.ts';
import { isSecretShaped, secretHashOf } from './secrets.ts';
import type { SignIns } from './store.ts';
import { askWhether, askWhetherToLink, CHAT_WORDS, sayLinkIsOver } from './words.ts';

export type TalkOptions = {
	readonly messenger: MessengerName;
	readonly siteUrl: string;
	readonly clock: Clock;
	readonly accounts: Pick<Accounts, 'enter' | 'link' | 'takeBack'>;
	readonly signIns: SignIns;
};

const ENTER = 'enter';
const NOT_ME = 'not-me';
const TAKE_BACK = 'take-back';
/** What the buttons of a sign-in carry before the colon. */
export type SignInPress = typeof ENTER | typeof NOT_ME | typeof TAKE_BACK;
/** The hash of the link's secret, so that a button in a chat does not reveal the link. */
const BUTTON = /^(enter|not-me|take-back):([\w-]{43})$/;

const button = (press: SignInPress, place: string, text: string) => ({ text, data: `${press}:${place}` });
const into = (text: string): PressAnswer => ({ notice: '', message: { text } });
const DONE = into(CHAT_WORDS.done);
const OVERDUE: PressAnswer = { notice: CHAT_WORDS.overdue, message: { text: CHAT_WORDS.overdue } };
/** A press by somebody else leaves the message to whom it belongs. */
const NOT_OURS: PressAnswer = { notice: CHAT_WORDS.overdue, message: null };

/** A bot's side of a sign-in: a link only shows the question, the button alone signs in or links. */
export function createTalk({ messenger, siteUrl, clock, accounts, signIns }: TalkOptions): Talk {
	const whoIs = ({ id }: Sender) => ({ messenger, personId: id });

	function identityOf(sender: Sender): Identity {
		return { provider: messenger, ...sender, name: sender.name === null ? null : plainName(sender.name) };
	}

	/** Whose account it is from now on; or why there is none. */
	async function settle(
		sender: Sender,
		linkAccountId: string | null,
		purpose: 'sign-in' | 'take-back',
	): Promise<EntryResult> {
		if (linkAccountId === null) return enter(accounts, identityOf(sender), purpose);
		const result = await accounts.link(linkAccountId, identityOf(sender));
		if (result === 'linked') return { id: linkAccountId };
		return { refusal: linkingWords(messenger)[result], isHeld: false };
	}

	return {
		async started(sender, payload): Promise<BotAnswer> {
			const hash = secretHashOf(payload);
			const opened = isSecretShaped(payload) ? await signIns.open(hash, whoIs(sender), clock.now()) : null;
			if (opened === null) return { text: sayLinkIsOver(siteUrl) };
			const { code, linkAccountId } = opened;
			const place = hash.toString('base64url');
			const isLink = linkAccountId !== null;
			return {
				text: isLink ? askWhetherToLink(siteUrl, messenger, code) : askWhether(siteUrl, code),
				buttons: [
					button(ENTER, place, isLink ? CHAT_WORDS.link : CHAT_WORDS.enter),
					button(NOT_ME, place, CHAT_WORDS.notMe),
				],
			};
		},
		async pressed(sender, data) {
			const [, what, place] = BUTTON.exec(data) ?? [];
			if (place === undefined) return NOT_OURS;
			const hash = Buffer.from(place, 'base64url');
			const who = whoIs(sender);
			const { status, linkAccountId } = await signIns.standing(hash, who, clock.now());
			if (what === NOT_ME) {
				const refused = await signIns.refuse(hash, who, clock.now());
				if (!refused) return OVERDUE;
				return into(linkAccountId === null ? CHAT_WORDS.refused : CHAT_WORDS.linkRefused);
			}
			// A messenger may give a press twice: the second time nothing is left to do, and nothing went wrong.
			if (status === 'confirmed') return DONE;
			if (status === 'over') return OVERDUE;
			const settled = await settle(sender, linkAccountId, what === TAKE_BACK ? TAKE_BACK : 'sign-in');
			if ('refusal' in settled && settled.isHeld) {
				const takeBack = button(TAKE_BACK, place, CHAT_WORDS.takeBack);
				const buttons = [takeBack, button(NOT_ME, place, CHAT_WORDS.notMe)];
				return { notice: '', message: { text: settled.refusal, buttons } };
			}
			if ('refusal' in settled) {
				await signIns.refuse(hash, who, clock.now());
				return into(settled.refusal);
			}
			const confirmed = await signIns.confirm(hash, who, settled.id, clock.now());
			return confirmed ? DONE : OVERDUE;
		},
		calledInGroup: async () => ({ text: CHAT_WORDS.inGroup }),
	};
}

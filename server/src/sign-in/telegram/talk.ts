import type { Accounts } from '../../accounts/accounts.ts';
import { plainName } from '../../accounts/plain-name.ts';
import type { Clock } from '../../deps.ts';
import type { PressAnswer, Talk } from '../../telegram/talk.ts';
import { isSecretShaped, secretHashOf } from './secrets.ts';
import type { SignIns } from './store.ts';
import { askWhether, sayLinkIsOver, TELEGRAM_WORDS } from './words.ts';

export type TalkOptions = {
	readonly siteUrl: string;
	readonly clock: Clock;
	readonly accounts: Pick<Accounts, 'enter'>;
	readonly signIns: SignIns;
};

const ENTER = 'enter';
const NOT_ME = 'not-me';
/** The hash of the link's secret, so that a button in a chat tells nobody how the link read. */
const BUTTON = /^(enter|not-me):([\w-]{43})$/;

const DONE: PressAnswer = { notice: '', message: { text: TELEGRAM_WORDS.done } };
const OVERDUE: PressAnswer = { notice: TELEGRAM_WORDS.overdue, message: { text: TELEGRAM_WORDS.overdue } };
/** A press by somebody else leaves the message to whom it belongs. */
const NOT_OURS: PressAnswer = { notice: TELEGRAM_WORDS.overdue, message: null };

/** The bot's side of a sign-in: a link only shows the question, the button alone signs in. */
export function createTalk({ siteUrl, clock, accounts, signIns }: TalkOptions): Talk {
	return {
		async started({ id }, payload) {
			const hash = secretHashOf(payload);
			const code = isSecretShaped(payload) ? await signIns.open(hash, id, clock.now()) : null;
			if (code === null) return { text: sayLinkIsOver(siteUrl) };
			const place = hash.toString('base64url');
			return {
				text: askWhether(siteUrl, code),
				buttons: [
					{ text: TELEGRAM_WORDS.enter, data: `${ENTER}:${place}` },
					{ text: TELEGRAM_WORDS.notMe, data: `${NOT_ME}:${place}` },
				],
			};
		},
		async pressed(sender, data) {
			const [, what, place] = BUTTON.exec(data) ?? [];
			if (place === undefined) return NOT_OURS;
			const hash = Buffer.from(place, 'base64url');
			if (what === NOT_ME) {
				const refused = await signIns.refuse(hash, sender.id, clock.now());
				return refused ? { notice: '', message: { text: TELEGRAM_WORDS.refused } } : OVERDUE;
			}
			const standing = await signIns.standing(hash, sender.id, clock.now());
			// Telegram may give a press twice: the second time nothing is left to do, and nothing went wrong.
			if (standing === 'confirmed') return DONE;
			if (standing === 'over') return OVERDUE;
			const name = sender.name === null ? null : plainName(sender.name);
			const { id } = await accounts.enter({ provider: 'telegram', ...sender, name });
			const confirmed = await signIns.confirm(hash, sender.id, id, clock.now());
			return confirmed ? DONE : OVERDUE;
		},
		calledInGroup: async () => ({ text: TELEGRAM_WORDS.inGroup }),
	};
}

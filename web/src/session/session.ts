import type { User } from '@avtosverka/contract/accounts';
import { signOutRoute } from '@avtosverka/contract/routes/accounts';
import { call } from '../client.ts';
import { logTrouble } from '../log.ts';
import { forgetAllReports } from '../offline/stored-reports.ts';
import type { ToWorker } from '../offline/worker/messages.ts';
import { startPoll } from '../polling/poll.ts';
import { addressToken, dropAddressToken } from './address-token.ts';
import { askUser } from './ask-user.ts';
import { forgetBalance } from './seen-balance.ts';
import { storedToken, storeToken, watchToken } from './stored-token.ts';

/** How often the current user is asked for: specification, section 9. */
const EVERY_MS = 10_000;

/** Who is signed in, as the page knows it. */
export type Session = {
	/** Null when signed out. */
	readonly token: string | null;
	/** Null until the server has answered, and whenever it could not be asked: then `failed`. */
	readonly user: User | null;
	readonly failed: boolean;
	/** A visitor whose token came with the address: only the person at this device may accept it. */
	readonly conflict: SessionConflict | null;
};
export type SessionConflict = { readonly token: string; readonly user: User };

let shown: Session = { token: null, user: null, failed: false, conflict: null };
let asking: Promise<void> | null = null;
let end: (() => void) | null = null;
const listeners = new Set<() => void>();

/** The session at this moment; the same object as long as nothing has changed. */
export function currentSession(): Session {
	const token = storedToken();
	if (token !== shown.token) shown = { ...shown, token, user: null, failed: false };
	return shown;
}

/** Calls `listener` on every change; while there is one, the user is polled. The result unsubscribes. */
export function watchSession(listener: () => void): () => void {
	listeners.add(listener);
	end ??= begin();
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		end?.();
		end = null;
	};
}

/** Asks again who is signed in: after a payment, say. A question under way is joined. Never rejects. */
export function refreshUser(): Promise<void> {
	if (asking !== null) return asking;
	const mine = ask().finally(() => {
		if (asking === mine) asking = null;
	});
	asking = mine;
	return mine;
}

/** Signs a person in with a token of the server's, in all tabs. */
export function signIn(token: string): void {
	storeToken(token);
}

/**
 * Signs out here and in all tabs at once, and tells the server; without a connection the token dies of age. A
 * provider that lets sites end its own session (Google does not) is gone to for that, and sends the browser
 * to our home page.
 */
export async function endOwnSession(): Promise<void> {
	const providerUrl = await signOutHere();
	if (providerUrl && /^https?:\/\//.test(providerUrl)) location.assign(providerUrl);
}

/** The same without the provider: for a new sign-in. Resolves to where the provider's session would end. */
export async function signOutHere(): Promise<string | null> {
	const token = storedToken();
	leave();
	if (token === null) return null;
	const outcome = await call(signOutRoute, {}, { token });
	if (outcome.kind === 'reply') return outcome.reply.provider_url;
	logTrouble('the server could not be told of the sign-out');
	return null;
}

/** Forgets a token that is over already: the server no longer knows it. */
export function leave(): void {
	forgetBalance();
	// The copies of reports on this device belong to the person who opened them.
	void forgetAllReports();
	// Nor does this browser show their notifications any longer.
	navigator.serviceWorker?.controller?.postMessage('leave' satisfies ToWorker);
	storeToken(null);
}

/** Settles whether the person of the address is signed in, in the place of anyone who was. */
export function resolveConflict(conflict: SessionConflict, accepted: boolean): void {
	dropClaim();
	if (!accepted) return;
	if (currentSession().token !== null) void forgetAllReports();
	storeToken(conflict.token);
}

function begin(): () => void {
	const unwatch = watchToken(followToken);
	const poll = startPoll({
		everyMs: EVERY_MS,
		ask: async () => {
			await refreshUser();
			return false;
		},
	});
	window.addEventListener('focus', poll.now);
	return () => {
		unwatch();
		poll.stop();
		window.removeEventListener('focus', poll.now);
	};
}

function followToken(): void {
	const before = shown;
	if (before.conflict !== null && before.token !== null && storedToken() === null) {
		// Who was asked is gone, and the answer with them.
		dropAddressToken();
		shown = { ...shown, conflict: null };
	}
	if (currentSession() !== before) {
		asking = null;
		void refreshUser();
	}
	for (const listener of [...listeners]) listener();
}

async function ask(): Promise<void> {
	const { token } = currentSession();
	if (token !== null) await askForStored(token);
	await settleAddress();
}

async function askForStored(token: string): Promise<void> {
	const answer = await askUser(token);
	const now = currentSession();
	if (now.token !== token) return;
	if (answer.kind === 'nobody') leave();
	else if (answer.kind === 'user') show({ ...now, user: answer.user, failed: false });
	else {
		logTrouble('the current user could not be asked for');
		show({ ...now, user: null, failed: true });
	}
}

/**
 * A token of the address waits in its place until it is known whose it is, who sits here, and what they
 * answer: no link signs a person in by itself, or a stranger's would, and what is then paid for or ordered
 * would be the stranger's.
 */
async function settleAddress(): Promise<void> {
	const token = addressToken();
	if (token === null) return;
	if (token === currentSession().token) return dropClaim();
	const other = token === shown.conflict?.token ? shown.conflict.user : await ownerOf(token);
	if (other === 'unknown') return;
	const now = currentSession();
	if (other === null || now.user?.id === other.id) return dropClaim();
	if (now.token !== null && now.user === null) return;
	show({ ...now, conflict: { token, user: other } });
}

async function ownerOf(token: string): Promise<User | null | 'unknown'> {
	const answer = await askUser(token);
	if (answer.kind === 'failed') return 'unknown';
	return answer.kind === 'user' ? answer.user : null;
}

function dropClaim(): void {
	dropAddressToken();
	show({ ...currentSession(), conflict: null });
}

function show(next: Session): void {
	if (JSON.stringify(next) === JSON.stringify(shown)) return;
	shown = next;
	for (const listener of [...listeners]) listener();
}

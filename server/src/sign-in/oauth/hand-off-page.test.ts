import { runInNewContext } from 'node:vm';
import type { OauthMessage } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type HandOff, handOffHeaders, handOffPage, scriptJson } from './hand-off-page.ts';

const ID = '0123456789abcdef';
const message: OauthMessage = { id: ID, provider: 'google', token: 'head.body.signature' };
const handOff = (changed: Partial<HandOff> = {}): HandOff => ({
	mode: 'popup',
	name: 'Google',
	message,
	problem: null,
	next: '/auth',
	...changed,
});

const scriptOf = (page: string) => /<script nonce="n">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** Runs the page's script as a window would, and tells what it did; `forbidden` has no session storage. */
function run(page: string, { forbidden = false } = {}) {
	const done = {
		posted: [] as unknown[],
		cached: new Map<string, string>(),
		text: '',
		address: '',
		next: '',
	};
	const close = vi.fn();
	const timers: (() => void)[] = [];
	const sent = {
		set textContent(text: string) {
			done.text = text;
		},
	};
	const button = { addEventListener: (_name: string, press: () => void) => timers.push(press) };
	const channels: string[] = [];
	runInNewContext(scriptOf(page), {
		location: {
			pathname: '/auth/google/callback',
			replace: (to: string) => {
				done.next = to;
			},
		},
		history: {
			replaceState: (_state: null, _title: string, to: string) => {
				done.address = to;
			},
		},
		document: { getElementById: (id: string) => (id === 'close' ? button : sent) },
		window: { close },
		setTimeout: (task: () => void) => timers.push(task),
		sessionStorage: {
			setItem(key: string, text: string) {
				if (forbidden) throw new Error('SecurityError');
				done.cached.set(key, text);
			},
		},
		BroadcastChannel: class {
			constructor(name: string) {
				channels.push(name);
			}
			postMessage(posted: object) {
				done.posted.push(JSON.parse(JSON.stringify(posted)));
			}
		},
	});
	return { ...done, channels, close, timers };
}

describe('the last page of a sign-in', () => {
	test('in a popup tells the page, and closes itself a moment later', () => {
		const { posted, channels, close, timers, cached } = run(handOffPage(handOff(), 'n'));
		expect([posted, channels, cached.size]).toEqual([[message], ['oauth-sign-in'], 0]);
		expect(close).not.toHaveBeenCalled();
		timers[1]?.();
		expect(close).toHaveBeenCalledOnce();
	});

	test('as a whole page leaves the message where the next one finds it', () => {
		const page = handOffPage(handOff({ mode: 'page', next: '/auth?from=%2Fuser' }), 'n');
		const { posted, cached, next, timers } = run(page);
		expect(JSON.parse(cached.get('oauth-sign-in') ?? '')).toEqual(message);
		expect([posted, next, timers.length]).toEqual([[], '/auth?from=%2Fuser', 1]);
	});

	test('says so where the browser lets it leave nothing', () => {
		const { text, next } = run(handOffPage(handOff({ mode: 'page' }), 'n'), { forbidden: true });
		expect([text, next]).toEqual([expect.stringContaining('войти не получилось'), '']);
	});

	test('stays where nobody knows how it was opened, and still tells whoever waits', () => {
		const problem = 'Не вышло.';
		const lost = handOff({ mode: 'stays', message: { id: ID, provider: 'google', problem }, problem });
		const { posted, timers, next } = run(handOffPage(lost, 'n'));
		expect([posted, timers.length, next]).toEqual([[{ id: ID, provider: 'google', problem }], 1, '']);
		expect(run(handOffPage({ ...lost, message: null }, 'n')).posted).toEqual([]);
	});

	test('takes the code out of its own address first', () => {
		expect(run(handOffPage(handOff(), 'n')).address).toBe('/auth/google/callback');
		expect(scriptOf(handOffPage(handOff(), 'n')).indexOf('replaceState')).toBeLessThan(60);
	});

	test('can be closed by hand', () => {
		const { close, timers } = run(handOffPage(handOff({ mode: 'stays' }), 'n'));
		timers[0]?.();
		expect(close).toHaveBeenCalledOnce();
	});

	test('has words for both ends', () => {
		expect(handOffPage(handOff(), 'n')).toContain('Google подтвердил вход');
		const failed = handOffPage(handOff({ problem: 'Не <вышло> & "всё".' }), 'n');
		expect(failed).toContain('Войти не получилось');
		expect(failed).toContain('Не &lt;вышло&gt; &amp; &quot;всё&quot;.');
	});

	test('runs its own script alone, and is neither kept nor framed', () => {
		const headers = handOffHeaders('n');
		expect(headers['content-security-policy']).toBe(
			"default-src 'none'; script-src 'nonce-n'; style-src 'nonce-n'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		);
		expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
	});
});

describe('what the provider sends cannot break out of the script', () => {
	const EVIL = [
		'</script><script>alert(1)</script>',
		'<!--<script>',
		'\u2028\u2029',
		'\'"`$\\',
		']]>',
		'&lt;',
	];

	test.each(EVIL)('%o', (text) => {
		const page = handOffPage(handOff({ message: { id: ID, provider: 'google', token: text } }), 'n');
		expect(page.match(/<\/script>/g)).toHaveLength(1);
		expect(page).not.toMatch(/<!--|[\u2028\u2029]/);
		expect(run(page).posted).toEqual([{ id: ID, provider: 'google', token: text }]);
	});

	test('whatever it is', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(0xffff)), (codes) => {
				const text = String.fromCharCode(...codes);
				const json = scriptJson(text);
				expect(json).not.toMatch(/[<>&\u2028\u2029]/);
				expect(JSON.parse(json)).toBe(text);
			}),
		);
	});
});

import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { markScript } from './mark-script.ts';

const TOKEN = `${'x'.repeat(41)}_-`;

type Around = {
	hash?: string;
	pathname?: string;
	search?: string;
	token?: string;
	refused?: boolean;
	framed?: boolean;
	/** A service worker brings what the page asks for. */
	hasWorker?: boolean;
};

/** Runs the script as the head of a page does, and tells what it has left. */
function run({
	hash = '',
	pathname = '/payment',
	search = '',
	token,
	refused = false,
	framed = false,
	hasWorker = false,
}: Around) {
	const stored = new Map<string, string>();
	const storage = {
		getItem: (key: string) => {
			if (refused) throw new Error('refused');
			return key === 'access_token' ? (token ?? null) : null;
		},
		setItem: (key: string, value: string) => {
			if (refused) throw new Error('refused');
			stored.set(key, value);
		},
	};
	const self = {};
	const view: { self: object; top: object; addressToken?: string } = { self, top: framed ? {} : self };
	const replaceState = vi.fn();
	const dataset: Record<string, string> = {};
	runInNewContext(markScript(), {
		window: view,
		document: { documentElement: { dataset } },
		location: { hash, search, pathname },
		history: { state: null, replaceState },
		navigator: hasWorker ? { serviceWorker: { controller: {} } } : {},
		localStorage: storage,
		sessionStorage: storage,
	});
	return { dataset, stored: Object.fromEntries(stored), view, replaceState };
}

describe('the script in the head', () => {
	test('marks who is signed in, where the font is kept and what is framed', () => {
		expect(run({}).dataset).toEqual({});
		expect(run({ token: 't1' }).dataset).toEqual({ signedIn: '' });
		expect(run({ hasWorker: true }).dataset).toEqual({ font: '' });
		expect(run({ framed: true }).dataset).toEqual({ framed: '' });
		expect(run({ search: '?isFrame=true' }).dataset).toEqual({ framed: '' });
		expect(run({ refused: true }).dataset).toEqual({});
	});

	test('takes a token out of the address and leaves the rest of it', () => {
		const { stored, replaceState } = run({ hash: `#token=${TOKEN}`, search: '?app=ios' });
		expect(stored).toEqual({ address_token: TOKEN });
		expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/payment?app=ios');
	});

	test('takes it out of the address where storage is refused too', () => {
		const { view, replaceState } = run({ hash: `#token=${TOKEN}`, refused: true });
		expect(view.addressToken).toBe(TOKEN);
		expect(replaceState).toHaveBeenCalledOnce();
	});

	const REPORT = '/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';

	test.each([
		'/payment/',
		'/appPay',
		'/app/cabinet',
		'/deleteAccount',
		'/%70ayment',
		'//PAYMENT',
		REPORT,
		`${REPORT.toUpperCase()}/`,
	])('takes it on %s', (pathname) => {
		expect(run({ hash: `#token=${TOKEN}`, pathname }).stored).toEqual({ address_token: TOKEN });
	});

	test.each([
		'/',
		'/auth',
		'/user',
		'/app',
		'/checks/X',
		'/payment/success',
		'/%2570ayment',
		'/payment%zz',
		'/ownerReport',
		'/ownerReport/consent',
		`/x${REPORT}`,
		`${REPORT}0`,
	])('only cleans it away on %s, where a link could sign somebody in unnoticed', (pathname) => {
		for (const refused of [false, true]) {
			const { stored, view, replaceState } = run({ hash: `#token=${TOKEN}`, pathname, refused });
			expect([stored, view.addressToken]).toEqual([{}, undefined]);
			expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', pathname);
		}
	});

	// No header carries them: the question whose they are would fail for ever.
	test.each([
		['nothing', ''],
		['a broken escape', '%E0%A4%A'],
		['Russian letters', 'двадцать-русских-букв-и-ещё-несколько'],
		['a token that is too long', 'x'.repeat(20_000)],
	])('takes no token from %s, but leaves it in no address', (_what, text) => {
		const hash = `#token=${text}`;
		const { stored, replaceState } = run({ hash });
		expect(stored).toEqual({});
		expect(replaceState).toHaveBeenCalledOnce();
	});

	test.each(['', '#top', '#mytoken=1'])('leaves %j alone', (hash) => {
		const { stored, replaceState } = run({ hash });
		expect(stored).toEqual({});
		expect(replaceState).not.toHaveBeenCalled();
	});
});

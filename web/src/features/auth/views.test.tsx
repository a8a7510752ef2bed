import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VERA } from '../../session/testing/people.ts';
import type { MessengerState } from '../../sign-in/messenger/machine.ts';
import { MessengerView } from '../../sign-in/messenger/messenger-button.tsx';
import { SignIn } from '../../sign-in/sign-in.tsx';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import Auth from './route.tsx';
import { SignedIn } from './signed-in.tsx';

vi.mock('../../ui/inside-frame.ts');
beforeEach(() => void vi.mocked(useInsideFrame).mockReturnValue(false));

const link = { link: 'https://t.example/bot?start=x', token: 'p1', code: '4821', at: 0 };
const telegram = (state: MessengerState) =>
	renderToStaticMarkup(
		<MessengerView messenger="telegram" words="Войти через Telegram" state={state} send={() => {}} />,
	);

/** A page of an installation with these ways to sign in. */
function ways(on: Partial<Record<SignInProvider, boolean>>, element = <SignIn from="/user" />): string {
	const signIn = { yandex: false, vk: false, google: false, max: false, telegram: false, ...on };
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const site = createMemoryRouter(routes, {
		hydrationData: { loaderData: { root: { settings: { siteUrl: 'https://sverka.example', signIn } } } },
	});
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

describe('the sign-in through Telegram', () => {
	test('turns until its link is there', () => {
		const loading = telegram({ name: 'loading' });
		expect(loading).toMatch(/<button[^>]* disabled=""[^>]*aria-busy="true"/);
		// Dots in place of digits are no code to be read out.
		expect(loading).toMatch(/<span aria-hidden="true"[^>]*>····<\/span>/);
		expect(loading).not.toContain('Код: ');
	});

	test('is a link into the chat, in a new tab, with the code beside it', () => {
		const ready = telegram({ name: 'ready', link });
		expect(ready).toMatch(/<a href="https:\/\/t\.example\/bot\?start=x" target="_blank" rel="noopener"/);
		expect(ready).toContain('<span class="sr-only">Код: </span>4821');
		expect(ready).not.toContain('Ожидание');
		expect(ready).not.toContain('p1');
	});

	test('says in the words of the specification that it waits and that it waited in vain', () => {
		expect(telegram({ name: 'waiting', link, resumed: false })).toContain('Ожидание автоизации...');
		const timeout = telegram({ name: 'timeout', link });
		expect(timeout).toContain('Превышено время ожидания. Повторите попытку.');
		expect(timeout).toContain('href="https://t.example/bot?start=x"');
	});

	test('says that it was refused in the chat, beside a fresh link', () => {
		const reason = 'Вход отменён: в чате нажали «Это не я».';
		for (const state of [{ name: 'loading', reason } as const, { name: 'ready', link, reason } as const]) {
			expect(telegram(state)).toMatch(/role="alert".*Вход отменён: в чате нажали «Это не я»\./);
			expect(telegram(state)).not.toContain('Ожидание');
		}
		expect(telegram({ name: 'ready', link, reason })).toContain('href="https://t.example/bot?start=x"');
		expect(telegram({ name: 'ready', link })).not.toContain('Попробуйте ещё раз');
	});

	test('says why there is no link, and offers to try again', () => {
		const refused = telegram({ name: 'refused', message: 'Telegram сейчас не отвечает.' });
		expect(refused).toContain('Telegram сейчас не отвечает.');
		expect(refused).toContain('Повторить');
	});
});

describe('the ways to sign in', () => {
	test.each([
		[{ google: true, telegram: true }, [/через Telegram/, /через Google/], []],
		[{ google: true, telegram: false }, [/через Google/], [/через Telegram/]],
		[{ google: false, telegram: true }, [/через Telegram/], [/через Google/]],
		[{ google: false, telegram: false }, [/Вход пока не настроен/], [/через Google/, /через Telegram/]],
		[{ yandex: true, telegram: true }, [/через Яндекс ID/, /через Telegram/], [/VK ID/, /через Google/]],
		[{ vk: true }, [/через VK ID/], [/Яндекс/, /через Telegram/]],
	])('are those that are switched on: %j', (signIn, there, absent) => {
		const shown = ways(signIn);
		for (const words of there) expect(shown).toMatch(words);
		for (const words of absent) expect(shown).not.toMatch(words);
	});
});

test('services of Russian owners stand first', () => {
	const shown = ways({ yandex: true, vk: true, google: true, max: true, telegram: true });
	const places = ['Яндекс ID', 'VK ID', 'Google', 'MAX', 'Telegram'].map((words) =>
		shown.indexOf(`через ${words}`),
	);
	expect(places).toEqual([...places].sort((one, other) => one - other));
	expect(places).not.toContain(-1);
});

describe('in the frame of another site', () => {
	beforeEach(() => void vi.mocked(useInsideFrame).mockReturnValue(true));

	test('Telegram is offered as ever, and Google in a tab of its own, where its cookie travels', () => {
		const shown = ways({ google: true, telegram: true });
		expect(shown).toContain('Войти через Telegram');
		expect(shown).toMatch(
			/<a href="\/auth" target="_blank" rel="noopener"[^>]*>(?:(?!<\/a>).)*Войти через Google в новой вкладке<\/a>/,
		);
		expect(shown).not.toMatch(/<button(?:(?!<\/button>).)*Google/);
		expect(ways({ google: false, telegram: true })).not.toContain('Google');
	});

	test('the page of the sign-in shows nothing but the way into a tab of its own', () => {
		const shown = ways({ google: true, telegram: true }, <Auth />);
		expect(shown).toContain('Эта страница открывается в отдельной вкладке');
		expect(shown).not.toContain('Войти через');
		vi.mocked(useInsideFrame).mockReturnValue(false);
		expect(ways({ google: true, telegram: true }, <Auth />)).toContain('Войти через Google');
	});
});

describe('who has signed in', () => {
	/** What a person reads, without the markup. */
	function text(user: typeof VERA | null): string {
		const element = <SignedIn user={user} failed={false} from="/user" />;
		const site = createMemoryRouter([{ path: '/', element }]);
		return renderToStaticMarkup(<RouterProvider router={site} />)
			.replace(/<[^>]+>/g, ' ')
			.replace(/\s+/g, ' ');
	}

	test('is named, by the e-mail where there is no name, and may leave', () => {
		expect(text(VERA)).toContain('Вы вошли как: Вера Лужина');
		expect(text({ ...VERA, name: null })).toContain('Вы вошли как: vera@example.com');
		expect(text(VERA)).toContain('Выйти');
	});

	test('is not named before it is known', () => {
		expect(text(null)).not.toContain('как:');
	});
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../../session/session.ts';
import { VERA } from '../../session/testing/people.ts';
import { useSession } from '../../session/use-session.ts';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import DeleteAccount from './route.tsx';

vi.mock('../../session/use-session.ts');
vi.mock('../../ui/inside-frame.ts');

const SIGNED_IN: Session = { token: 't1', user: VERA, failed: false, claim: null };

function shown(session: Session | null): string {
	vi.mocked(useSession).mockReturnValue(session);
	const routes = [{ id: 'root', path: '/', element: <DeleteAccount />, loader: () => null }];
	const site = createMemoryRouter(routes, {
		hydrationData: { loaderData: { root: { settings: { siteUrl: 'https://sverka.example' } } } },
	});
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

const DEAD_BUTTON = /<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*Удалить аккаунт/;

describe('the deletion of an account', () => {
	test('can be confirmed by somebody who is known, under his name', () => {
		const page = shown({ ...SIGNED_IN, user: { ...VERA, requests: 0 } });
		expect(page).toContain('Вера Лужина');
		expect(page).toContain('Удалить аккаунт');
		expect(page).not.toMatch(DEAD_BUTTON);
		expect(page).not.toContain('На балансе');
	});

	test('tells of the requests that go with it', () => {
		expect(shown(SIGNED_IN)).toContain('На балансе 3 оплаченных запроса');
	});

	test('cannot be confirmed before it is known whose account it is', () => {
		expect(shown(null)).toMatch(DEAD_BUTTON);
		expect(shown({ ...SIGNED_IN, user: null })).toMatch(DEAD_BUTTON);
	});

	test('says so where the server could not tell', () => {
		const page = shown({ ...SIGNED_IN, user: null, failed: true });
		expect(page).toMatch(DEAD_BUTTON);
		expect(page).toContain('Не удалось узнать, кто вошёл.');
	});

	test('asks whoever is not signed in to do so first', () => {
		const page = shown({ ...SIGNED_IN, token: null, user: null });
		expect(page).toContain('Чтобы удалить аккаунт, войдите в него');
		expect(page).not.toContain('<button');
	});

	test('is confirmed in no frame of another site', () => {
		vi.mocked(useInsideFrame).mockReturnValueOnce(true);
		const page = shown(SIGNED_IN);
		expect(page).toContain('Эта страница открывается в отдельной вкладке');
		expect(page).not.toContain('<button');
	});
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useOwnList } from '../../session/own-list.ts';
import type { Session } from '../../session/session.ts';
import { VERA } from '../../session/testing/people.ts';
import { useSession } from '../../session/use-session.ts';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import { Confirmation } from './confirmation.tsx';
import DeleteAccount from './route.tsx';

vi.mock('../../session/use-session.ts');
vi.mock('../../ui/inside-frame.ts');
vi.mock('../../session/own-list.ts');

const NOTHING = { state: 'ready', lines: [], reload: () => {} } as const;
beforeEach(() => void vi.mocked(useOwnList).mockReturnValue(NOTHING));

const SIGNED_IN: Session = { token: 't1', user: VERA, failed: false, conflict: null };

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
		expect(shown(null)).not.toContain('<button');
		expect(shown({ ...SIGNED_IN, user: null })).toMatch(DEAD_BUTTON);
	});

	test('says so where the server could not tell', () => {
		const page = shown({ ...SIGNED_IN, user: null, failed: true });
		expect(page).toMatch(DEAD_BUTTON);
		expect(page).toContain('Не удалось узнать, в какой аккаунт вы вошли.');
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

describe('reports that go with the account', () => {
	const line = (last_name: string, paid: boolean) => ({
		report_uuid: `00000000-0000-4000-8000-${last_name.length.toString().padStart(12, '0')}`,
		last_name,
		first_name: 'Пётр',
		middle_name: 'Образцович',
		paid,
		created_at: '2026-11-21T07:42:00.000Z',
	});
	const lines = [line('Примеров', true), line('Образцов-Тестов', true), line('Иной', false)];

	test('are listed where they are paid for, each with its PDF, and named on the button', () => {
		vi.mocked(useOwnList).mockReturnValue({ ...NOTHING, lines });
		const page = shown(SIGNED_IN);
		expect(page).toMatch(/пропадёт навсегда: 2\s(<!-- -->)?оплаченных отчёта/);
		expect(page).toContain('деньги за них не возвращаются');
		expect(page.match(/Скачать PDF/g)).toHaveLength(2);
		expect(page).toContain('Примеров Пётр Образцович');
		expect(page).not.toContain('Иной');
		expect(page).toMatch(/Удалить аккаунт(<!-- -->)? и 2\sоплаченных отчёта/);
	});

	test('are waited for before anything can be confirmed', () => {
		vi.mocked(useOwnList).mockReturnValue({ state: 'loading' });
		expect(shown(SIGNED_IN)).toMatch(DEAD_BUTTON);
	});

	test('keep nobody from deletion where they cannot be listed, but it is said', () => {
		vi.mocked(useOwnList).mockReturnValue({ state: 'failed', message: null, again: () => {} });
		const page = shown(SIGNED_IN);
		expect(page).toContain('Не удалось узнать, есть ли у вас оплаченные отчёты');
		expect(page).not.toMatch(DEAD_BUTTON);
	});
});

test('a deletion that failed is said on the page', () => {
	const page = renderToStaticMarkup(
		<MemoryRouter>
			<Confirmation
				user={VERA}
				failed={false}
				busy={false}
				problem="Не удалось удалить аккаунт."
				reports={NOTHING}
				onConfirm={() => {}}
			/>
		</MemoryRouter>,
	);
	expect(page).toMatch(/role="alert".*Не удалось удалить аккаунт\./);
});

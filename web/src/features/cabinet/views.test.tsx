import type { OwnComment, Payment } from '@avtosverka/contract/cabinet';
import type { AccountSession } from '@avtosverka/contract/sessions';
import { WalletCards } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { OwnList } from '../../session/own-list.ts';
import { SessionLine } from '../../session/session-line.tsx';
import { PYOTR, VERA } from '../../session/testing/people.ts';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import { BoughtVinLine } from './bought-vins.tsx';
import { CommentLine } from './comment-line.tsx';
import { Info } from './info.tsx';
import { ListView } from './list-view.tsx';
import { PaymentLine } from './payment-line.tsx';
import Cabinet from './route.tsx';
import { signInMethod } from './sign-in-method.ts';
import { Tabs } from './tabs.tsx';

vi.mock('../../ui/inside-frame.ts');
vi.mock('../../site.ts', () => ({ useSettings: () => ({ siteUrl: 'https://sverka.example' }) }));

/** What a person reads, without the markup. */
function text(element: React.ReactElement): string {
	return renderToStaticMarkup(<MemoryRouter initialEntries={['/user/payments']}>{element}</MemoryRouter>)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
}

const list = (state: OwnList<string>) =>
	text(
		<ListView
			list={state}
			failed="Ошибка загрузки платежей"
			empty={{ icon: WalletCards, text: 'Нет платежей', about: '' }}
			keyOf={(line) => line}
		>
			{(line) => line}
		</ListView>,
	);

describe('the way in which a person has signed in', () => {
	test.each([
		[VERA, 'Google', ['Вера Лужина', 'vera@example.com']],
		[{ ...VERA, name: null }, 'Google', ['vera@example.com']],
		[PYOTR, 'Telegram', ['@pyotr_somov']],
		[{ ...PYOTR, username: null }, 'Telegram', ['900001']],
		[{ ...VERA, google_id: null }, 'Неизвестный способ входа', []],
	])('%#', (user, name, lines) => {
		expect(signInMethod(user)).toEqual({ name, lines });
	});
});

describe('the general tab', () => {
	test('tells the balance, the way in, since when, and leads to deletion', () => {
		const shown = text(<Info user={{ ...VERA, requests: 12 }} />);
		expect(shown).toContain('Доступно запросов 12');
		expect(shown).toContain('Способ входа Google Вера Лужина vera@example.com');
		expect(shown).toContain('С нами с 1 ноября 2026');
		expect(shown).toContain('Удалить аккаунт');
	});
});

describe('the cabinet', () => {
	test('stands in no frame of another site', () => {
		expect(text(<Cabinet />)).toContain('Выйти');
		vi.mocked(useInsideFrame).mockReturnValueOnce(true);
		const framed = text(<Cabinet />);
		expect(framed).toContain('Эта страница открывается в отдельной вкладке');
		expect(framed).not.toContain('Выйти');
	});
});

describe('a list', () => {
	test('holds its room, says that it is empty, that it failed, or what is in it', () => {
		expect(list({ state: 'loading' })).toContain('Загружаем…');
		expect(list({ state: 'ready', lines: [], reload: () => {} })).toContain('Нет платежей');
		expect(list({ state: 'ready', lines: ['первый', 'второй'], reload: () => {} })).toMatch(
			/первый\s+второй/,
		);
		const failed = list({ state: 'failed', message: null, again: () => {} });
		expect(failed).toContain('Ошибка загрузки платежей');
		expect(failed).toContain('Повторить');
		expect(failed).not.toContain('Нет платежей');
	});
});

describe('the tabs', () => {
	test('are four addresses, one of which is this one', () => {
		const shown = renderToStaticMarkup(
			<MemoryRouter initialEntries={['/user/payments']}>
				<Tabs />
			</MemoryRouter>,
		);
		expect(shown.match(/href="[^"]+"/g)).toEqual([
			'href="/user"',
			'href="/user/payments"',
			'href="/user/comments"',
			'href="/user/reports"',
		]);
		expect(shown.match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([
			expect.stringContaining('/user/payments'),
		]);
	});

	test('lead moderators and operators to their pages too', () => {
		expect(text(<Tabs roles={['moderator']} />)).toContain('Модерация');
		expect(text(<Tabs roles={['operator']} />)).toContain('Пульт оператора');
		expect(text(<Tabs />)).not.toMatch(/Модерация|Пульт/);
	});
});

describe("one's own comment", () => {
	const line = (more: Partial<OwnComment>) =>
		text(
			<CommentLine
				comment={{
					...{ id: 'c1', vin: 'XTA21144094786239', comment: 'Ездит тихо.' },
					...{ user_id: 'u1', user: { name: 'Вера Примерова' } },
					...{ created_at: '2026-11-21T07:42:00.000Z', status: 'waiting', refusal: null },
					...more,
				}}
				onDelete={() => {}}
			/>,
		);

	test('tells what has become of it, and why it was refused', () => {
		expect(line({})).toContain('На модерации');
		expect(line({ status: 'approved' })).toContain('Опубликован');
		expect(line({ status: 'refused', refusal: 'Реклама или спам.' })).toMatch(
			/Отклонён.*Ездит тихо\..*Причина: Реклама или спам\./,
		);
	});
});

describe('a payment', () => {
	const payment = (more: Partial<Payment>) =>
		text(
			<PaymentLine
				{...{ mnt_transaction_id: 'A1', mnt_amount: '79.00', created_at: '2026-11-21T07:42:00.000Z' }}
				{...{
					purpose: 'report1',
					state: 'paid',
					requests: 0,
					report: 'opened',
					report_uuid: null,
					returned: null,
				}}
				{...more}
			/>,
		);

	test('says what was bought', () => {
		expect(payment({ purpose: 'requests', requests: 10, report: null })).toContain(
			'10 запросов к картотеке ГИБДД',
		);
		expect(payment({})).toContain('Отчёт о владельце');
		expect(payment({ state: 'refunded' })).toContain('Деньги возвращены');
	});

	test('for a report says what came back for silent registers', () => {
		expect(payment({ returned: { registers: 1, requests: 3, kopecks: 0 } })).toContain(
			'Возвращено 3 запроса: реестр не ответил.',
		);
		expect(payment({ returned: { registers: 4, requests: 21, kopecks: 0 } })).toContain(
			'Возвращён 21 запрос: реестры не ответили.',
		);
		expect(payment({})).not.toMatch(/озвращ/);
	});

	test('that came second says where its money went', () => {
		expect(payment({ report: 'paid-before', requests: 17 })).toMatch(
			/уже был оплачен.*зачислено 17 запросов/,
		);
		expect(payment({ report: 'gone', requests: 17 })).toMatch(/удалён до оплаты.*зачислено 17 запросов/);
	});
});

test('a bought VIN stands with its plate and leads to its report', () => {
	const line = (
		<BoughtVinLine plate="А123ВС77" vin="XTA21144094786239" created_at="2026-11-21T07:42:00.000Z" />
	);
	expect(text(line)).toMatch(/XTA21144094786239 .*Госномер А\s?123\s?ВС/);
	expect(renderToStaticMarkup(<MemoryRouter>{line}</MemoryRouter>)).toContain('/checks/XTA21144094786239');
});
describe('one of the places where a person is signed in', () => {
	const line = (more: Partial<AccountSession>) =>
		text(
			<SessionLine
				session={{
					...{ id: 's1', provider: 'google', device: 'Chrome, Android', current: false },
					...{ created_at: '2026-11-21T07:42:00.000Z', used_at: '2026-11-22T08:00:00.000Z' },
					...more,
				}}
				busy={false}
				onEnd={() => {}}
			/>,
		);

	test('tells what it is, since when, when it was last used, and can be ended', () => {
		expect(line({})).toMatch(/Chrome, Android.*через Google 21 ноября 2026, 10:42/);
		expect(line({})).toMatch(/Последний раз 22 ноября 2026, около 11:00.*Завершить/);
		expect(line({ device: null, provider: 'telegram' })).toMatch(/Неизвестное устройство.*через Telegram/);
	});

	test('is marked where it is this one, which is left by «Выйти»', () => {
		expect(line({ current: true })).toContain('Вы здесь');
		expect(line({ current: true })).not.toContain('Завершить');
	});
});

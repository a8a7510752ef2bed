import type { OperatorAccount } from '@avtosverka/contract/operator/people';
import type { AccountSession } from '@avtosverka/contract/sessions';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AccountCard } from './account-card.tsx';
import { deletionAct, sessionAct } from './person-acts.ts';

const AT = '2026-11-21T07:42:00.000Z';
const SESSION: AccountSession = {
	...{ id: 's1', provider: 'yandex', device: 'Safari, iPhone', current: false },
	...{ created_at: AT, used_at: '2026-11-22T08:00:00.000Z' },
};
const PERSON: OperatorAccount = {
	...{ id: 'p1', name: 'Вера Примерова', email: null, username: null, created_at: AT },
	...{ sign_ins: [], roles: [], sessions: [], sessions_count: 0, orders: [] },
	...{ requests: 0, reports: 0, paid_reports: 0, comments: 0, watches: 0 },
};

const textOf = (more: Partial<OperatorAccount>) =>
	renderToStaticMarkup(<AccountCard person={{ ...PERSON, ...more }} token="t" begin={() => {}} />)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe('the card of an account', () => {
	test('lists where the person is signed in, each with its way out', () => {
		const text = textOf({ sessions: [SESSION], sessions_count: 1 });
		expect(text).toMatch(/Входы 1 .*Safari, iPhone Вход через Яндекс ID 21 ноября 2026, 10:42/);
		expect(text).toMatch(/Последний раз 22 ноября 2026, около 11:00 Завершить… /);
		expect(text).not.toContain('Показаны');
	});

	test('offers no way out of the session that the operator is in', () => {
		const text = textOf({ sessions: [{ ...SESSION, current: true }], sessions_count: 1 });
		expect(text).toContain('Вы здесь');
		expect(text).not.toContain('Завершить… ');
	});

	test('says how many sessions are shown where there are more', () => {
		expect(textOf({ sessions: [SESSION], sessions_count: 51 })).toMatch(/Входы 51 .*Показаны последние 1\./);
	});

	test('lists orders, and offers to give back what is paid alone', () => {
		const order = { at: AT, kopecks: 49_00, goods: '10 запросов' };
		const text = textOf({
			orders: [
				{ ...order, id: 'A1Z', state: 'paid' },
				{ ...order, id: 'A2Z', state: 'waiting' },
				{ ...order, id: 'A3Z', state: 'refunded' },
			],
		});
		expect(text).toContain('A1Z Вернуть… A1Z 21 ноября 2026, 10:42; 10 запросов, 49 ₽; оплачен');
		expect(text).toContain('A2Z 21 ноября 2026, 10:42; 10 запросов, 49 ₽; ждёт оплаты');
		expect(text.match(/Вернуть…/g)).toHaveLength(1);
	});

	test('says where there is nothing', () => {
		expect(textOf({})).toMatch(/Входы 0 Пусто\. Последние заказы 0 Пусто\./);
	});
});

test('the question before an act names the session, and the deletion all of them', () => {
	expect(sessionAct(PERSON, { ...SESSION, device: null }, 't').facts).toEqual([
		['Имя', 'Вера Примерова'],
		['Аккаунт', 'p1'],
		['Вход', 'Неизвестное устройство'],
		['Начат', '21 ноября 2026, 10:42, через Яндекс ID'],
	]);
	const [, , [, gone = ''] = []] = deletionAct({ ...PERSON, sessions_count: 51 }, 't').facts;
	expect(gone.replace(/\s/g, ' ')).toContain('51 вход');
});

import type { SiteSettings } from '@avtosverka/contract/site';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Purchase } from '../../purchase/purchase.tsx';
import { PurchaseProgress } from '../../purchase/purchase-progress.tsx';
import { creditedWords, UNSETTLED } from '../../purchase/words.ts';
import { FailView } from './fail-route.tsx';
import { SuccessView } from './success-route.tsx';
import type { OrderProgress } from './use-order.ts';

const METHODS: SiteSettings['payments'] = { methods: ['card', 'sbp'], cardView: 'redirect' };

/** What a person reads on a page of an installation that takes payments so, without the markup. */
function markup(element: ReactElement, payments: SiteSettings['payments'] = METHODS): string {
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const loaderData = {
		root: { settings: { payments, signIn: { yandex: false, vk: false, google: true, telegram: true } } },
	};
	const site = createMemoryRouter(routes, { hydrationData: { loaderData } });
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

function text(...shown: Parameters<typeof markup>): string {
	return markup(...shown)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
}

const small = [PACKS[0], PACKS[1]] as const;
const purchase = (packs: Parameters<typeof Purchase>[0]['packs'], payments?: SiteSettings['payments']) =>
	text(<Purchase packs={packs} place="website" from="/user" />, payments);
const order = (state: OrderProgress['state'], from: string | null = null): OrderProgress => ({ state, from });

describe('what is sold', () => {
	test('are both packs, the small one first and on its button', () => {
		expect(purchase([...small])).toMatch(/2 запроса 5 ₽ за запрос 10 ₽ .*10 запросов 4,90 ₽ за запрос 49 ₽/);
		expect(purchase([...small])).toMatch(/Оплатить картой, 10 ₽ Оплатить через СБП/);
	});

	test('is one pack without a choice', () => {
		expect(purchase([PACKS[1]])).toContain('10 запросов за 49 ₽');
		expect(purchase([PACKS[1]])).not.toContain('Сколько запросов');
	});

	test('is paid for in the ways that are switched on, or not at all', () => {
		const card = purchase([PACKS[1]], { methods: ['card'], cardView: 'redirect' });
		expect(card).toContain('Оплатить картой');
		expect(card).not.toContain('СБП');
		expect(purchase([PACKS[1]], null)).toContain('Купить запросы сейчас нельзя');
	});
});

describe('a purchase under way', () => {
	const progress = (state: Parameters<typeof PurchaseProgress>[0]['state']) =>
		text(
			<PurchaseProgress
				state={state}
				send={() => {}}
				on={{ to: '/user', text: 'В личный кабинет' }}
				credited={creditedWords}
				unsettled={UNSETTLED}
			/>,
		);

	test('is checked, is not known, is paid', () => {
		expect(progress({ name: 'checking', id: 'r1' })).toContain('Проверяем');
		expect(progress({ name: 'unsettled', id: 'r1' })).toMatch(
			/иногда идёт несколько минут.*Проверить ещё раз/,
		);
		expect(progress({ name: 'paid', requests: 10 })).toMatch(/Оплата прошла успешно.*В личный кабинет/);
	});

	test('that came second says so in the words of the server', () => {
		const second = progress({ name: 'paid', requests: 17, notice: 'Отчёт уже был оплачен.' });
		expect(second).toContain('Отчёт уже был оплачен.');
		expect(second).not.toContain('успешно');
	});
});

describe('/successPay', () => {
	test('says the sentence of the specification where no order is known', () => {
		expect(text(<SuccessView {...order({ name: 'no-order' })} />)).toContain('Оплата прошла успешно');
	});

	test('says it in a window without scripts, and before they begin does not', () => {
		const unread = markup(<SuccessView {...order({ name: 'unread' })} />);
		const [before = '', within = ''] = unread.split(/<noscript>|<\/noscript>/);
		expect(within).toContain('Оплата прошла успешно');
		expect(before).toContain('Проверяем оплату');
		expect(before).not.toContain('успешно');
	});

	test('says so of an order only once the server has', () => {
		const checking = text(<SuccessView {...order({ name: 'checking' })} />);
		expect(checking).toContain('Проверяем');
		expect(checking).not.toContain('успешно');
		const paid = order({ name: 'ended', end: { kind: 'paid', requests: 10 } }, '/appPay?app=ios');
		expect(text(<SuccessView {...paid} />)).toMatch(
			/Оплата прошла успешно.*10 запросов.*вернуться в приложение/,
		);
	});

	test('of an owner report leads back to it, and speaks of no requests', () => {
		const from = '/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
		const paid = order({ name: 'ended', end: { kind: 'paid', requests: 0 } }, from);
		expect(markup(<SuccessView {...paid} />)).toContain(`href="${from}"`);
		expect(text(<SuccessView {...paid} />)).toMatch(/Отчёт открыт полностью\..*Открыть отчёт/);
		expect(text(<SuccessView {...order(paid.state)} />)).not.toContain('запрос');
		const waiting = text(<SuccessView {...order({ name: 'unsettled', again: () => {} }, from)} />);
		expect(waiting).toMatch(/Отчёт откроется сам.*Проверить ещё раз.*Открыть отчёт/);
		const refunded = order({ name: 'ended', end: { kind: 'refunded', message: 'Свои слова.' } }, from);
		expect(markup(<SuccessView {...refunded} />)).toContain(`href="${from}"`);
	});

	test('says of a second payment of a report where its money went, and not that it opened anything', () => {
		const notice = 'Этот отчёт уже был оплачен, поэтому деньги зачислены на ваш баланс: 17 запросов.';
		const from = '/ownerReport/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
		const second = order({ name: 'ended', end: { kind: 'paid', requests: 17, notice } }, from);
		const shown = text(<SuccessView {...second} />);
		expect(shown).toMatch(/Платёж получен.*уже был оплачен.*Открыть отчёт/);
		expect(shown).not.toMatch(/успешно|Отчёт открыт/);
	});

	test('says where to look when it is not known after all', () => {
		const unsettled = text(<SuccessView {...order({ name: 'unsettled', again: () => {} })} />);
		expect(unsettled).toMatch(/ещё не подтверждена.*Проверить ещё раз.*К платежам/);
		expect(unsettled).not.toContain('успешно');
	});

	test('gives the words of the server for an order that is refunded or unknown', () => {
		for (const kind of ['refunded', 'unknown', 'refused'] as const) {
			const shown = text(
				<SuccessView {...order({ name: 'ended', end: { kind, message: 'Свои слова.' } })} />,
			);
			expect(shown).toContain('Свои слова.');
			expect(shown).not.toContain('успешно');
		}
	});
});

describe('/failPay', () => {
	test('says the sentence of the specification at once, and where to try again', () => {
		const plate = `/?plate=${encodeURIComponent('А123ВС77')}`;
		const shown = text(<FailView {...order({ name: 'checking' }, plate)} />);
		expect(shown).toContain('Платеж не прошел, пожалуйста повторите попытку позже.');
		expect(shown).toContain('Попробовать ещё раз');
	});

	test('takes it back when the money has come all the same', () => {
		const paid = order({ name: 'ended', end: { kind: 'paid', requests: 2 } });
		expect(text(<FailView {...paid} />)).toContain('Оплата прошла успешно');
	});
});

import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../../../session/session.ts';
import { VERA } from '../../../session/testing/people.ts';
import { useSession } from '../../../session/use-session.ts';
import { CLEAR_BLOCKS, FULL_REPORT, playReport, unpaid } from '../testing/reports.ts';
import { PaymentPart } from './payment-part.tsx';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

const SIGNED_OUT: Session = { token: null, user: null, failed: false, conflict: null };
const SIGNED_IN: Session = { ...SIGNED_OUT, token: 't1', user: VERA };

/** What a person reads beside a report that is ready to be paid for. */
function text(session: Session | null, report: OwnerReport = unpaid(FULL_REPORT), mail = true): string {
	vi.mocked(useSession).mockReturnValue(session);
	const element = <PaymentPart report={report} onPaid={() => {}} />;
	const settings = {
		mail,
		payments: { methods: ['card', 'sbp'], cardView: 'redirect' },
		signIn: { yandex: false, vk: false, google: true, telegram: true },
	};
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const site = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { settings } } } });
	return renderToStaticMarkup(<RouterProvider router={site} />)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
}

describe('paying for a report', () => {
	test('waits until it is known who is signed in', () =>
		expect(text(null)).not.toMatch(/Оплатить|Продолжить/));

	test('begins for nobody with an e-mail or a sign-in', () => {
		expect(text(SIGNED_OUT)).toMatch(
			/Куда прислать отчёт.*Продолжить.*Войти через Google.*Войти через Telegram/,
		);
		expect(text(SIGNED_OUT)).not.toContain('Оплатить');
	});

	test('where no letters are sent asks nobody for an address and promises none', () => {
		const signedOut = text(SIGNED_OUT, unpaid(FULL_REPORT), false);
		expect(signedOut).toMatch(/без входа\. Продолжить.*Войти через Telegram/);
		expect(signedOut).not.toMatch(/Куда прислать|PDF/);
		expect(text(SIGNED_IN, unpaid(FULL_REPORT), false)).not.toMatch(/vera@example\.com|отправлен/);
	});

	test('is offered at once to who is signed in, with where it goes and what to check', () => {
		expect(text(SIGNED_IN)).toMatch(
			/отправлен на vera@example\.com и также будет доступен в личном кабинете.*проверьте фамилию.*Оплатить картой, 79\s₽ Оплатить через СБП/,
		);
		const nameless = { ...SIGNED_IN, user: { ...VERA, email: null } };
		expect(text(nameless)).toContain('Отчёт будет доступен в личном кабинете.');
	});

	test('lets whoever is signed in correct the address, or give one', () => {
		expect(text(SIGNED_IN)).toContain('Изменить почту');
		expect(text({ ...SIGNED_IN, user: { ...VERA, email: null } })).toContain('Указать почту');
		expect(text(SIGNED_IN, unpaid(FULL_REPORT), false)).not.toMatch(/(Изменить|Указать) почту/);
	});

	test('offers who did not order the report a check of whom it is about, and the owner none', () => {
		const of = (own: boolean) => text(SIGNED_IN, { ...unpaid(FULL_REPORT), own });
		expect(of(false)).toMatch(/проверьте фамилию.*Сверить данные/);
		expect(of(true)).not.toContain('Сверить данные');
	});

	test('says before what the report will not have', () => {
		const report = playReport({
			attempts: 5,
			meta: { bankruptcy: { state: 'not-asked', reason: 'no-key' }, inn: { state: 'unreachable' } },
		});
		expect(text(SIGNED_IN)).not.toContain('В этом отчёте');
		const unpaidReport = { ...unpaid(report), meta: report.meta };
		expect(text(SIGNED_IN, unpaidReport)).toContain('В этом отчёте не будет: «Банкротство».');
	});

	test('says before which registers are silent, why, when they are asked next and what silence gives back', () => {
		const meta = {
			inn: { state: 'refused', reason: 'maintenance' },
			fssp: { state: 'unreachable', nextAt: null },
			terrorist: { state: 'not-asked', reason: 'after-payment', nextAt: null },
		} as const;
		const report = playReport({ blocks: CLEAR_BLOCKS });
		const silent = { ...report, meta: { ...report.meta } };
		for (const register of ['inn', 'fssp', 'terrorist'] as const) {
			const nextAt = '2026-11-21T10:00:00.000Z';
			silent.meta[register] = { ...report.meta[register], nextAt, ...meta[register] };
		}
		const unpaidReport = { ...unpaid(silent), meta: silent.meta, inn_attempt_count: 5 };
		const words = text(SIGNED_IN, unpaidReport);
		expect(words).toContain(
			'«ИНН»: Сервис ФНС отказал: идут технические работы. Спросим снова 21 ноября 2026, 13:00 и сразу после оплаты.',
		);
		expect(words).toContain(
			'«Исполнительные производства»: Банк данных ФССП не ответил. Спросим снова сразу после оплаты.',
		);
		expect(words).toMatch(/»: спросим сразу после оплаты\./);
		expect(words).toContain(
			'Если реестр не ответит и за семь дней после оплаты, вернём за него восьмую часть цены.',
		);
		expect(words).toContain('Запросить снова');
		expect(text(SIGNED_IN)).not.toContain('восьмую часть');
	});
});

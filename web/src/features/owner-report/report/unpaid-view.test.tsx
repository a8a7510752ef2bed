import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../../../session/use-session.ts';
import { blockText as card, readText as text } from '../testing/markup.tsx';
import { FULL_BLOCKS, FULL_REPORT, playReport, unpaid } from '../testing/reports.ts';
import { shown } from '../testing/shown-report.tsx';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

/** Nobody is signed in. */
const NOBODY = { token: null, user: null, failed: false, conflict: null };
beforeEach(() => void vi.mocked(useSession).mockReturnValue(NOBODY));

describe('an unpaid report', () => {
	test('that is being formed tells how far it is and nothing else', () => {
		const words = text(shown(unpaid({ ...FULL_REPORT, ready_to_pay: false })));
		expect(words).toMatch(/Ваш отчёт почти готов!.*Формируем отчёт\.\.\./);
		expect(words).not.toMatch(/Недействителен|Есть записи|Оплатить/);
	});

	test('that is ready has the words of the specification and both prices', () => {
		const words = text(shown(unpaid(FULL_REPORT)));
		expect(words).toContain('Мы собрали всю доступную информацию о владельце автомобиля.');
		expect(words).toContain('Оплатите отчёт...');
		expect(words).toMatch(/119\s₽ Сегодня со скидкой: 79\s₽/);
		expect(words).toContain('пример отчёта');
	});

	test('looks the same whatever stands behind its teasers, and has no data of them', () => {
		const bad = shown(unpaid(FULL_REPORT));
		const verdicts = { passport: 'fail', fssp: 'fail', arbiter: 'look', inn: 'ok' } as const;
		const good = shown(unpaid(playReport({ blocks: FULL_BLOCKS, verdicts })));
		expect(bad).toBe(good);
		expect(text(bad).match(/Данные в полном отчёте/g)).toHaveLength(4);
		expect(bad).not.toMatch(/Реализация имущества|ПРИМЕРНЫЙ|Скрылся|Национальный|fedresurs\.ru/);
	});

	test('says of what costs money that it is asked after the payment, and waits for it no more', () => {
		const meta = { terrorist: { state: 'not-asked', reason: 'after-payment', nextAt: null } } as const;
		const report = unpaid(playReport({ meta }));
		const postponed = {
			...report,
			meta: { ...report.meta, terrorist: { ...report.meta.terrorist, ...meta.terrorist } },
		};
		expect(text(shown(postponed))).toMatch(
			/Росфинмониторинг[^.]*Спросим после оплаты|террор[^.]*Спросим после оплаты/i,
		);
		expect(text(shown({ ...postponed, ready_to_pay: false }))).toContain('после оплаты');
		const begun = { ...postponed.meta.terrorist, nextAt: '2026-11-21T10:00:00.000Z' };
		const paid = { ...postponed, paid: true, meta: { ...postponed.meta, terrorist: begun } };
		expect(card(shown(paid), 'terrorist')).toContain('Спрашиваем…');
	});

	test('shows a stranger initials and no line of the passport', () => {
		const names = { last_name: 'П.', first_name: 'П.', middle_name: 'О.', birth_date: null };
		const words = text(
			shown({ ...unpaid(FULL_REPORT), ...names, own: false, passport_number: '•• •• ••••••' }),
		);
		expect(words).toContain('П. П. О.');
		expect(words).not.toMatch(/Паспорт ••|дата рождения/);
	});

	test('shows that a source was not asked or is silent, also where it tells nothing else', () => {
		const meta = {
			bankruptcy: { state: 'not-asked', reason: 'no-key' },
			pledge: { state: 'refused' },
		} as const;
		const report = playReport({ attempts: 5, meta });
		const words = text(shown({ ...unpaid(report), meta: report.meta }));
		expect(words).toMatch(/Банкротство Не спрашивали Залоги Неизвестно/);
	});
});

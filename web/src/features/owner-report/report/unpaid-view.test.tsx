import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../../../session/use-session.ts';
import { blockText as card, readText as text } from '../testing/markup.tsx';
import { CLEAR_BLOCKS, FULL_BLOCKS, FULL_REPORT, playReport, unpaid } from '../testing/reports.ts';
import { shown } from '../testing/shown-report.tsx';

vi.mock('../../../session/use-session.ts');
vi.mock('../../../ui/inside-frame.ts', () => ({ useInsideFrame: () => false }));

const SIGNED_OUT = { token: null, user: null, failed: false, conflict: null };
beforeEach(() => void vi.mocked(useSession).mockReturnValue(SIGNED_OUT));

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
		const good = shown(unpaid(playReport({ blocks: CLEAR_BLOCKS, verdicts })));
		expect(bad).toBe(good);
		expect(text(bad).match(/Данные в полном отчёте/g)).toHaveLength(4);
		expect(bad).not.toMatch(/Реализация имущества|ПРИМЕРНЫЙ|Скрылся|Национальный|fedresurs\.ru/);
	});

	test('hints at no record: what is hidden is an answer, which may be that there are none', () => {
		const words = text(shown(unpaid(playReport({ blocks: CLEAR_BLOCKS }))));
		expect(words).not.toMatch(/Записи реестра|Есть записи/);
		expect(words).toContain('В любом из них может стоять и «Записей нет»');
		for (const [, before] of words.matchAll(/([^.…]*)номера дел/g))
			expect(before).toContain('если записи есть');
		expect(words).toContain('если записи есть, и подробности: номера дел, суммы, даты');
	});

	test('hides nothing of a register that has not answered yet, and speaks of hidden answers only where some are', () => {
		const { pledge: _, ...others } = FULL_BLOCKS;
		const one = text(shown(unpaid(playReport({ blocks: others }))));
		expect(one).toMatch(/Залоги Спрашиваем…/);
		expect(one.match(/Данные в полном отчёте/g)).toHaveLength(3);
		const silent = playReport({ blocks: others, meta: { pledge: { state: 'unreachable' } } });
		expect(text(shown(unpaid(silent)))).toMatch(/Залоги Пока не отвечает/);
		expect(text(shown(unpaid(playReport())))).not.toContain('Размытые ответы');
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
		const words = text(shown(unpaid(report)));
		expect(words).toMatch(/Банкротство Не спрашивали Залоги Неизвестно/);
	});
});

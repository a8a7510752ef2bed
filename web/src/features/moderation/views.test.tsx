import type { AuthorLine, ModerationNumbers } from '@avtosverka/contract/moderation';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PYOTR, VERA } from '../../session/testing/people.ts';
import { useSession } from '../../session/use-session.ts';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import { HistoryLines } from './author-facts.tsx';
import { DecideBar } from './decide-bar.tsx';
import { EMPTY_DESK } from './desk-state.ts';
import { MarkedText } from './marked-text.tsx';
import { NumbersView } from './numbers.tsx';
import { QueueList } from './queue-list.tsx';
import { RemarkList } from './remark-list.tsx';
import Moderation from './route.tsx';
import { SubscriptionView } from './subscription.tsx';
import { queued } from './testing/queued.ts';
import { duration } from './words.ts';

vi.mock('../../ui/inside-frame.ts');
vi.mock('../../session/use-session.ts');
beforeEach(() => {
	vi.mocked(useInsideFrame).mockReturnValue(false);
	vi.mocked(useSession).mockReturnValue(null);
});

function markup(element: ReactElement): string {
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const loaderData = { root: { settings: { siteUrl: 'https://sverka.example' } } };
	return renderToStaticMarkup(
		<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />,
	);
}

/** What a person reads, without the markup. */
const text = (element: ReactElement) =>
	markup(element)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

const session = { token: 't1', failed: false, conflict: null };

describe('/moderation', () => {
	test('shows a desk to moderators and to nobody else', () => {
		expect(text(<Moderation />)).not.toContain('Ждут решения');
		vi.mocked(useSession).mockReturnValue({ ...session, user: VERA });
		expect(text(<Moderation />)).toContain('Эта страница для модераторов');
		expect(text(<Moderation />)).not.toContain('Ждут решения');
		vi.mocked(useSession).mockReturnValue({ ...session, user: { ...PYOTR, roles: ['moderator'] } });
		expect(text(<Moderation />)).toContain('Ждут решения');
	});

	test('stands in no frame of another site', () => {
		vi.mocked(useInsideFrame).mockReturnValue(true);
		vi.mocked(useSession).mockReturnValue({ ...session, user: { ...PYOTR, roles: ['moderator'] } });
		expect(text(<Moderation />)).toContain('Эта страница открывается в отдельной вкладке');
		expect(text(<Moderation />)).not.toContain('Ждут решения');
	});

	test('is kept out of search engines', () => {
		expect(markup(<Moderation />)).toContain('<meta name="robots" content="noindex"');
	});
});

const remark = { phase: 'contacts', severity: 'high', reason: 'похоже на телефон' } as const;

describe('a comment in focus', () => {
	test('has what the phases saw marked in its text, which stays text', () => {
		const shown = markup(
			<MarkedText
				comment={queued('a', {
					comment: '<b>Звоните</b> 900-00-00',
					remarks: [{ ...remark, marks: [{ from: 15, to: 24 }] }],
				})}
			/>,
		);
		expect(shown).toMatch(/<mark title="Телефоны и почта: похоже на телефон"[^>]*>900-00-00<\/mark>/);
		expect(shown).toContain('&lt;b&gt;Звоните');
	});

	test('has its remarks listed in words, or is said to have none', () => {
		expect(text(<RemarkList remarks={[{ ...remark, marks: [] }]} />)).toContain(
			'Важно · Телефоны и почта: похоже на телефон',
		);
		expect(text(<RemarkList remarks={[]} />)).toContain('ничего не заметила');
	});

	test('is refused with one of six reasons, each with its digit', () => {
		const refusal = { note: '', onNote: () => {}, onOpen: () => {}, onClose: () => {}, onReason: () => {} };
		const bar = (open: boolean, about = 1) =>
			text(<DecideBar about={about} onApprove={() => {}} refusal={{ ...refusal, open }} />);
		expect(bar(false, 3)).toMatch(/Одобрить \(3\).*Отклонить \(3\)/);
		expect(bar(true)).toMatch(/1 Спам или реклама 2 Нецензурные слова 3 .* 4 .* 5 .* 6 Другое/);
	});

	test('has the past of its author: what is deleted has no text, what is refused has a reason', () => {
		const line: AuthorLine = {
			...{ id: 'c1', vin: 'XTA21144094786239', comment: '', created_at: '2026-11-21T07:42:00.000Z' },
			...{ status: 'refused', deleted: true },
			decisions: [
				{
					...{
						id: 'd1',
						comment_id: 'c1',
						at: '2026-11-21T08:00:00.000Z',
						before: 'waiting',
						after: 'refused',
					},
					...{ reason: 'spam', note: null },
				} as AuthorLine['decisions'][number],
			],
		};
		expect(text(<HistoryLines lines={[line]} />)).toMatch(/Отклонён Удалён автором Спам или реклама/);
		expect(text(<HistoryLines lines={[]} />)).toContain('Других комментариев нет');
	});
});

describe('the queue', () => {
	test('says which comment is looked at and which are ticked', () => {
		const state = { ...EMPTY_DESK, queue: [queued('a'), queued('b')], focus: 'b', selected: ['a'] };
		const shown = markup(<QueueList state={state} send={() => {}} />);
		expect(shown).toMatch(/aria-current="true"[^>]*><span[^>]*>Смотрел её, текст b/);
		expect(shown.match(/checked=""/g)).toHaveLength(1);
	});
});

describe('the numbers', () => {
	const numbers: ModerationNumbers = {
		...{ waiting: 1200, oldest: '2026-11-21T07:42:00.000Z', median_seconds: 300, approved: 7 },
		refused: [{ reason: 'off-topic', count: 2 }],
	};
	const now = Date.parse('2026-11-21T10:42:00.000Z');

	test('tell how the work stands', () => {
		expect(text(<NumbersView numbers={numbers} now={now} />)).toMatch(
			/Ждут решения 1\s200 .*3 часа .*5 минут .*7 .*Не о машине: 2/,
		);
	});

	test('invent nothing where there is nothing', () => {
		const none = { waiting: 0, oldest: null, median_seconds: null, approved: 0, refused: [] };
		expect(text(<NumbersView numbers={none} now={now} />)).toMatch(/0 .*— .*— .*0 .*Ни одного/);
		expect(text(<NumbersView numbers={null} now={now} />)).not.toMatch(/\d \D*Самый/);
	});

	test.each([
		[20, 'меньше минуты'],
		[60, '1 минута'],
		[3 * 3600, '3 часа'],
		[5 * 86_400, '5 дней'],
	])('count %d s as %s', (seconds, words) => {
		expect(duration(seconds)).toBe(words);
	});
});

describe('the subscription', () => {
	const known = { available: true, linked: true, digest: true, urgent: false };
	const view = (more: Partial<typeof known>) =>
		markup(<SubscriptionView known={{ ...known, ...more }} busy={false} onChange={() => {}} />);

	test('is two switches, or says why there are none', () => {
		expect(view({}).match(/role="switch"/g)).toHaveLength(2);
		expect(view({}).match(/checked=""/g)).toHaveLength(1);
		expect(view({ available: false })).toContain('бот не подключён');
		expect(view({ linked: false })).toContain('вошёл через Telegram');
		expect(view({ linked: false })).not.toContain('switch');
	});
});

import type { Comment } from '@avtosverka/contract/comments';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AuthorAvatar } from './author-avatar.tsx';
import { CommentList } from './comment-list.tsx';
import { CommentView } from './comment-view.tsx';
import { CommentsSection } from './comments.tsx';
import { LengthNote } from './length-note.tsx';
import { type PanelState, UNKNOWN } from './panel-state.ts';
import { countNote } from './words.ts';

const VIN = 'XTA21144094786239';
const ME = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
const comment = (more: Partial<Comment> = {}): Comment => ({
	id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b01',
	user_id: ME,
	vin: VIN,
	comment: 'Ездит тихо.',
	created_at: '2026-11-21T07:42:00.000Z',
	user: { name: 'Пётр Примеров' },
	status: 'approved',
	...more,
});

function markup(element: ReactElement): string {
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const loaderData = { root: { settings: { siteUrl: 'https://sverka.example' } } };
	const site = createMemoryRouter(routes, { hydrationData: { loaderData } });
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

/** What a person reads, without the markup. */
function text(element: ReactElement): string {
	return markup(element)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
}

const view = (more: Partial<Comment>, own = false) => (
	<CommentView comment={comment(more)} onDelete={own ? () => {} : null} />
);
const list = (state: Partial<PanelState>, userId: string | null = null) => (
	<CommentList
		panel={{
			state: { ...UNKNOWN, ...state },
			show: () => {},
			showMore: () => {},
			add: () => {},
			remove: async () => null,
		}}
		userId={userId}
		onDelete={() => {}}
	/>
);

describe('a comment', () => {
	test('shows its author and a short Russian date', () => {
		expect(text(view({}))).toContain('Пётр Примеров 21 нояб., 10:42 Ездит тихо.');
		expect(markup(view({}))).toContain('<svg');
	});

	test('is text, whatever stands in it', () => {
		const shown = markup(
			view({ comment: '<script>alert(1)</script> <b>так</b>\n<img src=x onerror=alert(1)>' }),
		);
		expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
		expect(shown).not.toMatch(/<script|<b>|<img/);
	});

	test('is linked to reports of ours alone', () => {
		const shown = markup(view({ comment: `/checks/${VIN} и https://evil.example/checks/${VIN}` }));
		expect(shown.match(/href="[^"]+"/g)).toEqual([`href="/checks/${VIN}"`]);
	});

	test('can be deleted by its author', () => {
		expect(markup(view({}, true))).toContain('aria-label="Удалить комментарий от 21 нояб., 10:42"');
		expect(markup(view({}))).not.toContain('Удалить');
	});

	test('tells its author what has become of it', () => {
		expect(text(view({ status: 'waiting' }))).toContain('На модерации');
		expect(text(view({ status: 'refused' }))).toMatch(
			/Отклонён.*Почему он отклонён, сказано в личном кабинете/,
		);
		expect(text(view({ status: 'approved' }))).not.toMatch(/модерации|Отклонён|Опубликован/);
	});
});

describe('the list', () => {
	test('says how many there are, in the right form', () => {
		expect(countNote(0)).toMatch(/^Для данного номера нет комментариев\. Поделитесь/);
		expect(countNote(1)).toBe('Для данного номера есть 1 комментарий');
		expect(countNote(3)).toBe('Для данного номера есть 3 комментария');
		expect(countNote(25)).toBe('Для данного номера есть 25 комментариев');
	});

	test('does not say that there are none to who sees his own', () => {
		const own = list({ count: 0, list: 'ready', comments: [comment({ status: 'waiting' })] });
		expect(text(own)).toContain('Опубликованных комментариев пока нет');
		expect(text(list({ count: 0, list: 'ready' }))).toContain('нет комментариев');
	});

	test('says why it could not be had, and can be asked for again', () => {
		const failed = list({ list: 'failed', refusal: 'Ошибка загрузки комментариев' });
		expect(text(failed)).toMatch(/Ошибка загрузки комментариев Показать/);
		expect(text(failed)).not.toContain('нет комментариев');
	});

	test("has a delete button on one's own only, and on nobody's of a deleted account", () => {
		const both = [
			comment(),
			comment({
				id: '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b02',
				user_id: null,
				user: { name: 'Удалённый аккаунт' },
			}),
		];
		const shown = (userId: string | null) =>
			markup(list({ count: 2, list: 'ready', comments: both }, userId));
		expect(shown(ME).match(/Удалить комментарий/g)).toHaveLength(1);
		expect(shown(null)).not.toContain('Удалить комментарий');
	});

	test('goes on where there is more', () => {
		const next = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0b01';
		expect(text(list({ count: 60, list: 'ready', comments: [comment()], next }))).toContain('Показать ещё');
		expect(text(list({ count: 1, list: 'ready', comments: [comment()] }))).not.toContain('Показать ещё');
	});
});

describe('the room for a text', () => {
	test('is told near the limit and past it', () => {
		expect(text(<LengthNote id="r" left={null} />)).not.toContain('знак');
		expect(text(<LengthNote id="r" left={21} />)).toContain('Можно ещё 21 знак');
		expect(text(<LengthNote id="r" left={-2} />)).toContain('Слишком длинно: уберите 2 знака');
		expect(markup(<LengthNote id="r" left={-2} />)).toContain('role="alert"');
	});
});

describe('an avatar', () => {
	test('is the same for the same name, and for the eye only', () => {
		expect(markup(<AuthorAvatar name="Вера Тестова" />)).toBe(markup(<AuthorAvatar name="Вера Тестова" />));
		expect(markup(<AuthorAvatar name="Вера Тестова" />)).not.toBe(
			markup(<AuthorAvatar name="Пётр Примеров" />),
		);
		expect(markup(<AuthorAvatar name="<img src=x>" />)).toMatch(/^<svg[^>]*aria-hidden="true"/);
		expect(markup(<AuthorAvatar name="<img src=x>" />)).not.toContain('<img');
	});
});

test('the comments hold no empty room before anybody comes near, and none where no script runs', () => {
	const html = markup(<CommentsSection vin={VIN as Vin} />);
	expect(html).toContain('Комментарии по VIN');
	expect(html).not.toMatch(/min-h-|Загружаем/);
});

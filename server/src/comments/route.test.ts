import { addComment, countComments, deleteComment, listComments } from '@avtosverka/contract/comments';
import { COMMENT_LENGTH } from '@avtosverka/contract/vocabulary/comment';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MARKER } from '../http/testing/served-app.ts';
import { VIN } from './testing/comment-site.ts';
import { OTHER_VIN, setUpWrittenComments } from './testing/written-comments.ts';

const MINUTE = 60_000;

const comments = setUpWrittenComments();
const { database, add, publish, list, textsFor, count } = comments;

describe('a new comment', () => {
	test('waits for a moderator: its author has it at once, others neither see nor count it', async () => {
		const { status, json } = await add('  Битая рама,\r\nне берите\u202e! ');
		expect([status, json.message]).toEqual([
			200,
			'Комментарий успешно добавлен. Он будет виден всем пользователям после прохождения модерации.',
		]);
		expect(json.data).toEqual({
			id: expect.any(String),
			user_id: comments.vera.id,
			vin: VIN,
			comment: 'Битая рама,\nне берите!',
			created_at: comments.clock.now().toISOString(),
			user: { name: 'Вера Примерова' },
			status: 'waiting',
		});
		expect((await list(comments.vera)).data).toEqual([json.data]);
		expect((await list(comments.pyotr)).data).toEqual([]);
		expect((await list()).data).toEqual([]);
		expect(await count()).toBe(0);
	});

	test('is refused with the specification’s words where nobody is signed in', async () => {
		for (const body of [{}, { token: '' }, { token: null }, { token: 'x'.repeat(43) }]) {
			const { status, json } = await comments.site.ask(addComment, {
				vin: VIN,
				comment: 'Битая рама',
				...body,
			});
			expect([status, json.code]).toEqual([401, 'sign-in']);
			expect(json.message).toBe('Вы должны авторизоваться для добавления комментариев.');
		}
	});

	test.each([
		['of nothing', ' \n\t\u200b\u202e', 'Напишите хотя бы слово: в комментарии нет текста.'],
		[
			'too long',
			'а'.repeat(COMMENT_LENGTH + 1),
			'Комментарий длиннее 2\u00a0000 знаков. Сократите его и отправьте снова.',
		],
		[
			'much too long',
			'а'.repeat(30_000),
			'Комментарий длиннее 2\u00a0000 знаков. Сократите его и отправьте снова.',
		],
	])('%s is refused with a sentence', async (_, text, sentence) => {
		const { status, json } = await add(text);
		expect([status, json.code, json.message]).toEqual([400, 'bad-input', sentence]);
	});

	test('is measured in code points: two thousand emoji are not too long', async () => {
		expect((await add('🚗'.repeat(COMMENT_LENGTH))).status).toBe(200);
	});

	test('of a megabyte is refused', async () => {
		const { status, json } = await add('а'.repeat(1_000_000));
		expect([status, json.success, json.code]).toEqual([413, false, 'too-large']);
	});

	test('of ten thousand combining marks is a letter with a few of them', async () => {
		const { status, json } = await add(`з${'\u0316\u0489'.repeat(5_000)}алго`);
		expect([status, [...json.data.comment].length]).toEqual([200, 9]);
	});

	test.each([
		'<script>alert(1)</script><img src=x onerror=alert(1)>',
		"'; drop table comment; --",
		'{{7*7}} %s &lt;b&gt;',
	])('is the text that it was: %s', async (text) => {
		expect((await add(text)).json.data.comment).toBe(text);
		expect((await list(comments.vera)).data[0].comment).toBe(text);
	});

	test('is looked at by the phases: a link in look-alike letters is seen', async () => {
		await add('Смотри на аvitо.ru, там дешевле');
		const { rows } = await database.store.db.execute<{ severity: number; remarks: object[] }>(
			sql`select severity, remarks from comment`,
		);
		expect(rows).toMatchObject([
			{ severity: 2, remarks: [{ phase: 'links', marks: [{ from: 10, to: 18 }] }] },
		]);
	});

	test('is held against what its author wrote to other cars', async () => {
		await add('Хорошая машина, берите', comments.vera, OTHER_VIN);
		await add('Хорошая машина, берите');
		await add('Хорошая машина, берите', comments.pyotr);
		const { rows } = await database.store.db.execute<{ remarks: { phase: string }[] }>(
			sql`select remarks from comment order by created_at`,
		);
		expect(rows.map(({ remarks }) => remarks.map(({ phase }) => phase))).toEqual([[], ['floods'], []]);
	});

	test('goes by five an hour for each person, deleted ones among them', async () => {
		for (let index = 0; index < 5; index += 1) {
			const { json } = await add(`Комментарий номер ${index}`);
			if (index === 0) await comments.site.ask(deleteComment, { id: json.data.id }, comments.vera);
		}
		const { status, json, headers } = await add('Ещё один');
		expect([status, json.code, headers['retry-after']]).toEqual([429, 'too-many', '3600']);
		expect(json.message).toBe(
			'За час можно оставить пять комментариев. Следующий получится отправить через 60 минут.',
		);
		expect((await add('От другого', comments.pyotr)).status).toBe(200);
		comments.clock.pass(60 * MINUTE);
		expect((await add('Теперь можно')).status).toBe(200);
	});

	test('is one of five even where ten come at one moment', async () => {
		const all = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Сразу ${index}`)));
		expect(all.map(({ status }) => status).toSorted()).toEqual([
			...Array<number>(5).fill(200),
			...Array<number>(5).fill(429),
		]);
	});

	test('carries a name that others may see, never an e-mail', async () => {
		const nameless = await comments.site.person(null);
		const { json } = await add('Без имени', nameless);
		expect(json.data.user).toEqual({ name: 'Пользователь' });
		expect(JSON.stringify(json)).not.toContain('@');
	});

	test('cannot be in another person’s name', async () => {
		const fields = {
			vin: VIN,
			comment: 'Не я',
			user_id: comments.pyotr.id,
			account_id: comments.pyotr.id,
			name: 'Пётр Образцов',
		};
		const { json } = await comments.site.ask(addComment, fields, comments.vera);
		expect([json.data.user_id, json.data.user.name]).toEqual([comments.vera.id, 'Вера Примерова']);
		const headers = { ...MARKER, authorization: `Bearer ${comments.pyotr.token}` };
		const payload = { vin: VIN, comment: 'Не я' };
		const bearer = await comments.site.app.inject({ method: 'POST', url: addComment.path, headers, payload });
		expect(bearer.statusCode).toBe(401);
	});

	test('leaves neither its text nor its car in the log', async () => {
		comments.site.log.length = 0;
		await add('Тайна про рулевую рейку');
		expect(comments.site.log.join('')).not.toMatch(/Тайна|XTA21144094786239/);
	});
});

describe('the list', () => {
	test('has one’s own unpublished ones first, then the published, the newest first', async () => {
		const ids: string[] = [];
		for (const text of ['первый комментарий', 'второй комментарий', 'третий комментарий']) {
			ids.push((await add(text)).json.data.id);
		}
		await publish(ids[1]!);
		await publish(ids[2]!);
		expect(await textsFor(comments.vera)).toEqual([
			'waiting: первый комментарий',
			'approved: третий комментарий',
			'approved: второй комментарий',
		]);
		expect(await textsFor(comments.pyotr)).toEqual([
			'approved: третий комментарий',
			'approved: второй комментарий',
		]);
		expect(await count()).toBe(2);
	});

	test('comes in pages of fifty, without a gap where the last one of a page is deleted meanwhile', async () => {
		await database.store.db.execute(sql`
			insert into comment (id, account_id, vin, text, name, created_at, state)
			select gen_random_uuid(), ${comments.vera.id}, ${VIN}, 'текст ' || number, 'Вера', now() - (number / 3) * interval '1 s', 'approved'
			from generate_series(1, 120) as number`);
		const seen: string[] = [];
		const sizes: number[] = [];
		let after: string | null | undefined;
		do {
			const page = await list(undefined, after ? { after } : {});
			seen.push(...page.data.map(({ id }: { id: string }) => id));
			sizes.push(page.data.length);
			after = page.next;
			if (after) {
				await database.store.db.execute(
					sql`update comment set text = '', deleted_at = now() where id = ${after}`,
				);
			}
		} while (after);
		expect(sizes).toEqual([50, 50, 20]);
		expect(new Set(seen).size).toBe(120);
	});

	test.each(['00000000-0000-4000-8000-000000000000', 'of another car'])(
		'does not go on after a comment that is none of this car: %s',
		async (which) => {
			const { json } = await add('К другой машине', comments.vera, OTHER_VIN);
			const after = which.startsWith('0') ? which : json.data.id;
			const { status, json: said } = await comments.site.ask(listComments, { vin: VIN, after });
			expect([status, said.code]).toEqual([404, 'not-found']);
		},
	);

	test('does not go on after a comment that others do not see: it is told like one that never was', async () => {
		const { json } = await add('Ещё ждёт');
		const { status } = await comments.site.ask(listComments, { vin: VIN, after: json.data.id });
		expect(status).toBe(404);
	});

	test.each([
		[countComments, { vin: 'XTA' }],
		[listComments, { vin: VIN, after: 'x' }],
		[listComments, {}],
		[addComment, { vin: VIN }],
		[deleteComment, { id: 1 }],
	])('and its neighbours refuse what they cannot read: $0.name', async (endpoint, fields) => {
		const { status, json } = await comments.site.ask(endpoint, fields, comments.vera);
		expect([status, json.success, json.code]).toEqual([400, false, 'bad-input']);
	});
});

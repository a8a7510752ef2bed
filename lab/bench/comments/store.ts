import { randomUUID } from 'node:crypto';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Store } from '@avtosverka/server/store/store';
import { sql } from 'drizzle-orm';

/** Many comments of many cars, some of whom have far more than others. */
export type Filling = { readonly comments: number; readonly cars: readonly Vin[]; readonly busiest: number };

const AUTHORS = 10_000;

/**
 * Fills a store: `busiest` of the comments are those of the first car, the rest are spread over all; nine of
 * ten are published, the others wait or are refused. They lie in the order in which they were written, as
 * they would. `store` must not limit its questions.
 */
export async function fillComments({ db }: Store, { comments, cars, busiest }: Filling): Promise<void> {
	await db.execute(sql`create table car (place integer primary key, vin text not null)`);
	await db.execute(sql`
		insert into car select (row_number() over ())::integer - 1, vin from json_array_elements_text(${JSON.stringify(cars)}) as vin`);
	await db.execute(sql`
		insert into account (id, google_id, name, created_at)
		select md5('author' || number)::uuid, 'author' || number, 'Автор ' || number, now()
		from generate_series(0, ${AUTHORS - 1}::integer) as number`);
	await db.execute(sql`
		insert into comment (id, account_id, vin, text, name, created_at, state, decided_at)
		select gen_random_uuid(), md5('author' || number % ${AUTHORS})::uuid, vin,
			repeat('Осматривал машину, рассказываю подробно. ', 1 + number % 10), 'Автор ' || number % ${AUTHORS},
			now() - (${comments}::integer - number) * interval '30 s',
			case when number % 10 < 9 then 'approved' when number % 20 = 9 then 'waiting' else 'refused' end, now()
		from generate_series(1, ${comments}::integer) as number
		join car on car.place = case when number % ${Math.round(comments / busiest)} = 0 then 0
			else (number::bigint * 7919) % ${cars.length} end
		order by number`);
	await db.execute(sql`
		insert into comment_count select vin, count(*) from comment where state = 'approved' group by vin`);
	await db.execute(sql`drop table car`);
	for (const table of ['comment', 'comment_count', 'account']) {
		await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
	}
}

/** A reader who has written no comments, and so sees only published ones. */
export const READER = {
	id: randomUUID(),
	name: null,
	email: null,
	username: null,
	google_id: null,
	telegram_id: null,
	yandex_id: null,
	vk_id: null,
	max_id: null,
	requests: 0,
	created_at: new Date(0).toISOString(),
	signed_in_recently: false,
	roles: [],
};

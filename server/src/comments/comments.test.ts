import type { User } from '@avtosverka/contract/accounts';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { expect, test } from 'vitest';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createComments } from './comments.ts';

const VIN = 'XTA21144094786239' as Vin;
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

const database = setUpDatabase();

test('a comment that comes too soon is not even looked at', async () => {
	const accounts = testAccounts(database.store, clock);
	const { id } = await accounts.enter({
		provider: 'google',
		id: 'too-soon',
		name: 'Вера Примерова',
		email: null,
	});
	const author = (await accounts.userOf(await accounts.issueToken(id))) as User;
	const seen: string[] = [];
	const comments = createComments(database.store, clock, (text) => {
		seen.push(text);
		return [];
	});
	for (let number = 1; number <= 6; number += 1) await comments.add(author, VIN, `Комментарий ${number}`);
	expect(await comments.add(author, VIN, 'Ещё один')).toEqual({ refused: 'early', seconds: 3600 });
	expect(seen).toHaveLength(5);
});

import { describe, expect, test } from 'vitest';
import { exportedOnce } from './exported-names.ts';
import { RULES } from './rules.ts';

/** One line of code in one file, and the rule that must bite there, or none. */
type Example = readonly [path: string, code: string, rule: string | null];

const EXAMPLES: readonly Example[] = [
	// Directions between workspaces.
	['registers/src/answer.ts', "import { Vin } from '@avtosverka/contract/vocabulary/vin';", null],
	['contract/src/plate.ts', "import { ask } from '@avtosverka/registers/register';", 'import-directions'],
	['contract/src/plate.ts', "import { ask } from '../../registers/src/register.ts';", 'import-directions'],
	[
		'registers/src/register.ts',
		"import type { Store } from '@avtosverka/server/store/store';",
		'import-directions',
	],
	[
		'registers/src/register.ts',
		"import { subjects } from '@avtosverka/sandbox/subjects/table';",
		'import-directions',
	],
	['sandbox/src/avtocod.ts', "import { Wire } from '@avtosverka/registers/suppliers/avtocod/wire';", null],
	['sandbox/src/avtocod.ts', "import { createApp } from '@avtosverka/server/app';", 'import-directions'],
	[
		'server/src/app.ts',
		"import { subjects } from '@avtosverka/sandbox/subjects/table';",
		'import-directions',
	],
	['server/src/app.test.ts', "import { startSandbox } from '@avtosverka/sandbox/start';", null],
	['web/src/client.ts', "import { readConfig } from '@avtosverka/server/config';", 'import-directions'],
	[
		'web/src/features/check/route.tsx',
		"import type { Answer } from '@avtosverka/registers/answer';",
		'import-directions',
	],
	[
		'server/src/http/testing/app.ts',
		"import { createProtection } from '../../protection/protection.ts';",
		null,
	],
	['scripts/demonstration.ts', "import { startServer } from '@avtosverka/server/start';", null],
	['server/src/log.ts', "import { ownSite } from '../../e2e/own-site.ts';", 'import-directions'],

	// Directions inside the server.
	['server/src/check/route.ts', "import { plan } from './plan.ts';", null],
	['server/src/check/sections/pledge.ts', "import { plan } from '../plan.ts';", null],
	['server/src/check/route.ts', "import { serve } from '../http/serve.ts';", null],
	['server/src/check/route.ts', "import type { Store } from '../store/store.ts';", null],
	['server/src/check/route.ts', "import type { Deps } from '../deps.ts';", null],
	['server/src/check/route.ts', "import { followAnswers } from '../answers/answers.ts';", null],
	['server/src/answers/answers.ts', "import { plan } from '../check/plan.ts';", 'import-directions'],
	['server/src/check/route.ts', "import { findPlate } from '../plate/plate.ts';", 'import-directions'],
	[
		'server/src/check/sections/pledge.ts',
		"import type { Plate } from '../../plate/plate.ts';",
		'import-directions',
	],
	['server/src/check/route.ts', "const plate = await import('../plate/plate.ts');", 'import-directions'],
	['server/src/check/route.test.ts', "import { findPlate } from '../plate/plate.ts';", null],
	['server/src/check/route.ts', "import { createApp } from '../app.ts';", 'import-directions'],
	['server/src/http/serve.ts', "import { check } from '../check/check.ts';", 'import-directions'],
	['server/src/deps.ts', "import type { Accounts } from './accounts/accounts.ts';", 'import-directions'],
	['server/src/start.ts', "import { createApp } from './app.ts';", null],
	['server/src/app.ts', "import { registerCheck } from './check/route.ts';", null],
	['server/src/insurance/route.ts', '', 'import-directions'],

	// Directions inside the site.
	['web/src/features/report/route.tsx', "import { Card } from '../../ui/card.tsx';", null],
	[
		'web/src/features/report/route.tsx',
		"import {\n\tSearch,\n\tHint,\n} from '../../search/search.tsx';",
		null,
	],
	[
		'web/src/features/report/route.tsx',
		"import { ListPlaceholder } from '../cabinet/list-placeholder.tsx';",
		'import-directions',
	],
	[
		'web/src/features/report/route.test.tsx',
		"import { ListPlaceholder } from '../cabinet/list-placeholder.tsx';",
		null,
	],
	['web/src/features/test-pages/route.tsx', "import { ReportPage } from '../report/report-page.tsx';", null],
	['web/src/car/state/store.ts', "import { judgeSection } from '../answer/judge-section.ts';", null],
	['web/src/car/car-name.ts', "import { words } from '../features/report/words.ts';", 'import-directions'],
	['web/src/ui/card.tsx', "import { words } from '../car/words.ts';", 'import-directions'],
	['web/src/insurance/form.tsx', '', 'import-directions'],
	['web/src/features/fees/route.tsx', '', null],
	['web/src/features/fees/route.tsx', "import { words } from '../../car/words.ts';", 'import-directions'],
	[
		'web/src/features/report/route.tsx',
		"import {\n\tlinks,\n\tmeta,\n} from '../../root.tsx';",
		'import-directions',
	],
	['web/src/ui/card.tsx', "import { words } from '../features/report/words.ts';", 'import-directions'],
	['web/src/site.ts', "import type { loader } from './root.tsx';", 'import-directions'],
	['web/src/client.ts', "import type { loader } from './root.tsx';", 'import-directions'],
	['web/src/root.tsx', "import { Home } from './features/home/route.tsx';", null],

	// Decisions stand between the contract and those who show them.
	['decision/src/decide.ts', "import type { Vin } from '@avtosverka/contract/vocabulary/vin';", null],
	[
		'decision/src/decide.ts',
		"import type { Answer } from '@avtosverka/registers/answer';",
		'import-directions',
	],
	['web/src/features/report/verdict.tsx', "import { decide } from '@avtosverka/decision/decide';", null],
	['contract/src/plate.ts', "import { decide } from '@avtosverka/decision/decide';", 'import-directions'],

	// The contract knows no machine and no view.
	['contract/src/plate.ts', "import { z } from 'zod';", null],
	['contract/src/plate.ts', "import { readFile } from 'node:fs/promises';", 'contract-without-machine'],
	['contract/src/plate.ts', "import type { ReactNode } from 'react';", 'contract-without-machine'],

	// SQL.
	['server/src/check/store.ts', "import { eq } from 'drizzle-orm';", null],
	['server/src/store/open-store.ts', "import { Pool } from 'pg';", null],
	['server/src/check/check.ts', "import { eq } from 'drizzle-orm';", 'sql-in-stores'],
	['server/src/http/serve.ts', "import { Pool } from 'pg';", 'sql-in-stores'],
	['server/src/store/answers.ts', "await client.query('BEGIN');", 'no-raw-transactions'],
	[
		'server/src/store/answers.ts',
		'await db.execute(sql`begin isolation level serializable`);',
		'no-raw-transactions',
	],
	['server/src/store/answers.ts', 'await client.query("COMMIT; select 1");', 'no-raw-transactions'],
	['server/src/store/answers.ts', 'await client.query(`\n\tROLLBACK\n`);', 'no-raw-transactions'],
	['server/src/store/answers.ts', "const word = 'beginning';", null],
	['server/src/store/answers.ts', '/** Never opens `BEGIN` by hand. */', null],
	['server/migrations/0001_answers.sql', 'begin;\ncreate table answers ();\ncommit;', 'no-raw-transactions'],
	['server/migrations/0001_answers.sql', 'create function f() as $$ begin return 1; end $$;', null],

	// Calling out.
	['web/src/features/report/route.tsx', "await globalThis.fetch('/v1');", 'no-hidden-fetch'],
	['server/src/check/check.ts', "await globalThis['fetch'](address);", 'no-hidden-fetch'],
	['web/src/client.ts', "await globalThis.fetch('/v1');", null],

	// Names.
	['registers/src/utils/time.ts', '', 'telling-names'],
	['web/src/ui/helpers.ts', '', 'telling-names'],
	['contract/src/check/index.ts', '', 'telling-names'],
	['server/src/store/report-index.ts', '', null],
	['sandbox/src/weather.ts', '', 'refused-names'],
	['sandbox/src/control.ts', 'export type FoulWeather = string;', 'refused-names'],
	['server/src/telegram/asking.ts', 'const isKeeper = true;', 'refused-names'],
	['server/src/telegram/asking.ts', "const notice = 'weather';", null],
	['server/src/mail/mail.ts', 'function send({ to: whoever }) {}', 'refused-names'],
	['server/src/mail/mail.ts', 'function send(...told) {}', 'refused-names'],
	['server/src/mail/mail.ts', 'const mail = { heard() {} };', 'refused-names'],
	['server/src/mail/mail.ts', 'const mail = { heard: 1 };', 'refused-names'],
	['server/src/mail/mail.ts', 'type Mail = { readonly soon: Date };', 'refused-names'],
	['server/src/mail/mail.ts', 'type Mail = { wish(): void };', 'refused-names'],
	['server/src/mail/mail.ts', 'class Mail { #kept = 1; }', 'refused-names'],
	['server/src/mail/mail.ts', 'const { told: report } = reply;', null],
	['server/src/mail/mail.ts', 'send(told);', null],
	['server/src/jobs/worker.ts', 'const line = 1;', 'refused-names'],
	['server/src/mail/mail.ts', 'const line = 1;', null],
	['server/src/watches/watches.ts', 'const nextLook = 1;', 'refused-names'],
	['server/src/watches/watches.ts', 'const look = 1;', 'refused-names'],
	['contract/src/owner-report/words.ts', "const words = { look: 'Нужно уточнить' };", null],
	['contract/src/watches.ts', 'const watch = { looked_at: 1 };', null],
	['server/src/mail/mail.ts', '/** Null where nobody asked. */', 'refused-prose'],
	['server/src/mail/mail.ts', '// Run as `nobody`.', null],
	['server/src/mail/mail.ts', "const words = 'nobody';", null],
	['docs/decisions/0001-plain-words.md', 'It is written anew.', 'refused-prose'],
	['docs/decisions/0001-plain-words.md', '`anew` and\n\n```\nanew\n```', null],
	['server/src/mail/mail.ts', 'type Said = string;', 'types-are-nouns'],
	['contract/src/plate.ts', 'export type PlateAsked = string;', 'types-are-nouns'],
	['web/src/ui/card.tsx', 'export interface Opened {}', 'types-are-nouns'],
	['server/src/mail/mail.ts', 'export type StoredReply = string;', null],
	['server/src/sources/feed.ts', 'export type NewsFeed = string;', null],
	['server/src/mail/mail.test.ts', 'type Said = string;', null],

	// Russian texts.
	['web/src/plate/words.ts', "const words = 'Ищем...';", 'russian-texts'],
	['web/src/plate/words.ts', "const words = 'Ищем…';", null],
	['web/src/plate/words.ts', '// Ищем...', null],
	['web/src/plate/words.ts', "const words = 'Спросим Вас';", 'russian-texts'],
	['web/src/plate/words.ts', "const words = 'Вы вошли';", null],
	['web/src/plate/words.ts', "const words = 'Вход с паролем - нет';", 'russian-texts'],
	['web/src/plate/words.ts', 'const words = \'Реестр "Залоги"\';', 'russian-texts'],
	['web/src/plate/words.ts', "const words = '58 300 км. на вчера';", 'russian-texts'],
	['web/src/plate/words.ts', "const words = '195 000 ₽ — 230 000 ₽';", 'russian-texts'],
	['web/src/plate/words.ts', "const words = '195 000–230 000 ₽';", null],
	['web/src/plate/words.ts', "const words = 'Нужно авторизоваться';", 'russian-texts'],
	['web/src/plate/card.tsx', 'const card = <p>Ваш отчет готов</p>;', 'russian-texts'],
	['web/src/plate/card.tsx', 'const card = <p>Ваш отчёт готов</p>;', null],
	[
		'web/src/plate/words.ts',
		"const words = 'В данный момент у Вас нет оплаченых запросов';",
		'russian-texts',
	],
	['web/src/plate/paid-branches.tsx', "const words = 'В данный момент у Вас нет оплаченых запросов';", null],
	['web/src/plate/words.test.ts', "const words = 'Ищем...';", null],
	['web/src/content/posts/oil.mdx', 'Спросите хозяина.', 'russian-texts'],

	// Comments.
	['server/src/mail/mail.ts', `// ${'a '.repeat(53)}b`, null],
	['server/src/mail/mail.ts', `// ${'a '.repeat(54)}b`, 'comment-width'],
	['server/src/mail/mail.ts', `\t\t// ${'a '.repeat(52)}b`, 'comment-width'],
	['server/src/mail/mail.ts', `/**\n * ${'a '.repeat(54)}\n */`, 'comment-width'],
	['web/src/ui/card.tsx', `\t{/* ${'a '.repeat(54)}*/}`, 'comment-width'],
	['server/src/mail/mail.ts', `// https://example.org/${'a'.repeat(110)}`, null],
	['server/src/mail/mail.ts', `const address = 'https://${'a '.repeat(60)}';`, null],
];

describe('a rule of ours', () => {
	test.each(EXAMPLES)('%s: %s → %s', (path, text, expected) => {
		const biting = RULES.filter((rule) => rule.problems({ path, text }).length > 0).map((rule) => rule.name);

		expect(biting).toEqual(expected ? [expected] : []);
	});

	test('is proven to bite, each of them', () => {
		const proven = new Set(EXAMPLES.map(([, , rule]) => rule));

		for (const { name } of RULES) expect(proven).toContain(name);
	});
});

describe('an exported name', () => {
	const named = (path: string, name: string) => ({ path, text: `export function ${name}() {}\n` });

	test('means one thing in the product', () => {
		const files = [
			named('contract/src/sessions.ts', 'endSession'),
			named('web/src/session.ts', 'endSession'),
		];

		expect(exportedOnce.problems(files)).toEqual([
			'endSession is exported by contract/src/sessions.ts and web/src/session.ts',
		]);
	});

	test.each([
		['is found among types and values alike', "export type World = 'one';", 'export class World {}', 1],
		['may have overloads in its own file', 'export function a(): 1;\nexport function a() {}', '', 0],
		['may be the one that React Router looks for', 'export const meta = 1;', 'export const meta = 2;', 0],
		['may stand unexported beside an exported one', 'export const row = 1;', 'const row = 1;', 0],
	])('%s', (_, one, two, found) => {
		const files = [
			{ path: 'web/src/one.ts', text: one },
			{ path: 'web/src/two.ts', text: two },
		];

		expect(exportedOnce.problems(files)).toHaveLength(found);
	});

	test.each(['sandbox/src/a.ts', 'e2e/a.ts', 'scripts/a.ts', 'web/src/a.test.ts', 'web/src/testing/a.ts'])(
		'may be used once more outside the product: %s',
		(path) => {
			expect(exportedOnce.problems([named('web/src/a.ts', 'start'), named(path, 'start')])).toEqual([]);
		},
	);
});

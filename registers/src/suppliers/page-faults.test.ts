import { describe, expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { PERSON_SUPPLIER_ENTRIES } from '../person-catalogue.ts';
import { ELSEWHERE, FAULTS, type FaultName } from '../testing/faults.ts';
import { PAGE_SITUATIONS, type PageSituation, type PageSituationName } from '../testing/page-situations.ts';
import { askAbout } from '../testing/persons.ts';
import { hastyManners } from '../transport/testing/hasty.ts';
import { serveLocally } from '../transport/testing/local-server.ts';
import { createTransport } from '../transport/transport.ts';

type Row = readonly [string, string, string, string, string, string];

const OUT = 'unreachable';
const ODD = 'unreadable';
const QUOTA = 'refused: quota';

const same = (cell: string): Row => [cell, cell, cell, cell, cell, cell];

/** What each fault comes to; the columns are those of PAGE_SITUATIONS. */
const EXPECTED: Readonly<Record<FaultName, Row>> = {
	'silence until the deadline': same(OUT),
	'connection reset': same(OUT),
	'HTTP 500': same(OUT),
	'HTTP 429': same(QUOTA),
	'a page of something else': same(ODD),
	'JSON of something else': same(ODD),
	'half a body, then cut': same(OUT),
	'half a body, ended in order': same(ODD),
	'UTF-16 called UTF-8': same(ODD),
	// JSON keeps its numbers; the bailiffs' rows keep their numbers and dates, and lose the count of them all.
	'windows-1251 called UTF-8': ['found', 'found', 'found', 'partial', 'partial', ODD],
	'a captcha page': same(ODD),
	'an empty body': same(ODD),
	'a body of 6 MB': same(OUT),
	'a body without end': same(OUT),
	'a body that drips': same(OUT),
	'a redirect to an answer': same(OUT),
	'HTTP 200 with an error inside': [OUT, OUT, OUT, ODD, ODD, ODD],
};

const NAMES = Object.keys(PAGE_SITUATIONS) as readonly PageSituationName[];
const ANSWERS_WITHIN_MS = 5_000;
/** A name without «ё», which is asked once. */
const PLAIN = { firstName: 'Петр' as never };

/** Asks a supplier for its one register while its calls go wrong, or well; rejects for what hangs. */
async function askFaulty(name: PageSituationName, fault: FaultName | 'none'): Promise<Answer<unknown>> {
	const { supplier: id, spared, well }: PageSituation = PAGE_SITUATIONS[name];
	await using server = await serveLocally((request, response) => {
		const { url = '' } = request;
		const right = well(url);
		if (url !== ELSEWHERE && fault !== 'none' && !spared(url)) {
			FAULTS[fault](request, response, right);
			return;
		}
		response.writeHead(200, { 'content-type': right.type }).end(right.none);
	});
	const now = () => new Date();
	const entry = PERSON_SUPPLIER_ENTRIES.find((one) => one.id === id);
	if (!entry) throw new Error(`${id} is not in the catalogue`);
	const manners = hastyManners({ deadlineMs: 300, breakerAfter: 1_000, supplier: id });
	const supplier = entry.create({
		settings: { url: server.url, pageUrl: server.url, key: null, report: null },
		transport: createTransport(manners, { now }),
		now,
		pollEveryMs: 5,
	});
	const [register] = supplier.registers;
	if (register === undefined) throw new Error(`${id} answers for no register`);
	const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
	const answer = await supplier.ask(register, askAbout(PLAIN, { signal }));
	if (signal.aborted) throw new Error(`hangs: ${name}, ${fault}`);
	if (server.seen.includes(ELSEWHERE)) throw new Error(`${id} was followed where it redirected to`);
	return answer;
}

function inWords(answer: Answer<unknown>): string {
	return 'reason' in answer ? `${answer.state}: ${answer.reason}` : answer.state;
}

describe('a public page about people that goes wrong', () => {
	test.each(Object.keys(FAULTS) as FaultName[])('by %s has a state, and it denies nothing', async (fault) => {
		const answers = await Promise.all(NAMES.map((name) => askFaulty(name, fault)));
		expect(answers.map(inWords)).toEqual(EXPECTED[fault]);
		// The tax service denies by a finding.
		for (const answer of answers) expect(answer).not.toMatchObject({ facts: { state: 0 } });
	});

	test('is asked by the same calls that deny when nothing goes wrong', async () => {
		const answers = await Promise.all(NAMES.map((name) => askFaulty(name, 'none')));
		expect(answers.map(inWords)).toEqual(['found', 'found', 'found', 'clear', 'clear', 'clear']);
		for (const answer of answers.slice(0, 3))
			expect(answer).toMatchObject({ facts: { state: 0, inn: null } });
	});
});

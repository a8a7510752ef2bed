import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Answer } from '../answer.ts';
import { PERSON_SUPPLIER_ENTRIES } from '../person-catalogue.ts';
import { hastyPolicy } from '../transport/testing/hasty.ts';
import { serveLocally } from '../transport/testing/local-server.ts';
import { createTransport } from '../transport/transport.ts';
import { apicloudSays } from './apicloud-situations.ts';
import { countingBudget } from './budgets.ts';
import { deadlineFor, ELSEWHERE, FAULTS, type FaultName } from './faults.ts';
import { inTime } from './in-time.ts';
import { LIST_SITUATIONS, type ListSituation } from './list-situations.ts';
import { PAGE_SITUATIONS, type PageSituation } from './page-situations.ts';
import { askAbout } from './persons.ts';

type PersonSituation =
	| ListSituation
	| PageSituation
	| (Pick<PageSituation, 'skipped' | 'well'> & { readonly supplier: 'apicloud' });

/** Every supplier that is asked about people, at each of its calls. */
export const PERSON_SITUATIONS = {
	'apicloud, people': { supplier: 'apicloud', skipped: () => false, well: apicloudSays },
	...PAGE_SITUATIONS,
	...LIST_SITUATIONS,
} as const satisfies Record<string, PersonSituation>;

export type PersonSituationName = keyof typeof PERSON_SITUATIONS;

/** What a register has answered. */
export type PersonOutcome = { readonly register: PersonRegister; readonly answer: Answer<unknown> };

/** A name without «ё»: it has one spelling, so that every call is the one that the situation names. */
const PLAIN = { firstName: 'Петр' as never };

/** Asks a supplier's registers about a person while its calls go wrong, or well; rejects for a hang. */
export async function askFaultyAboutPerson(
	name: PersonSituationName,
	fault: FaultName | 'none',
): Promise<readonly PersonOutcome[]> {
	const { supplier: id, skipped, well }: PersonSituation = PERSON_SITUATIONS[name];
	await using server = await serveLocally((request, response) => {
		const { url = '' } = request;
		if (url === ELSEWHERE) {
			response.end();
			return;
		}
		const right = well(url);
		if (fault !== 'none' && !skipped(url)) {
			FAULTS[fault](request, response, right);
			return;
		}
		response.writeHead(200, { 'content-type': right.type }).end(fault !== 'none' ? right.some : right.none);
	});
	const now = () => new Date();
	const entry = PERSON_SUPPLIER_ENTRIES.find((one) => one.id === id);
	if (!entry) throw new Error(`${id} is not in the catalogue`);
	const requestPolicy = hastyPolicy({
		deadlineMs: deadlineFor(fault),
		atOnce: 20,
		queue: 100,
		breakerAfter: 1_000,
	});
	const second = { pageUrl: server.url, cardUrl: server.url, notaryUrl: server.url };
	const supplier = entry.create({
		settings: { url: server.url, key: 'key', report: null, ...second },
		transport: createTransport({ ...requestPolicy, supplier: id }, { now }),
		budget: countingBudget(),
		now,
		pollEveryMs: 5,
	});
	const outcomes = await Promise.all(
		supplier.registers.map(async (register) => {
			const asking = supplier.ask(register, askAbout(PLAIN, { beforePaid: async () => {} }));
			return { register, answer: await inTime(asking, `${name}, ${fault}, ${register}`) };
		}),
	);
	if (server.seen.includes(ELSEWHERE)) throw new Error(`${id} was followed where it redirected to`);
	return outcomes;
}

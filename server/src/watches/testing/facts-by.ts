import type { CAR_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Reading } from '@avtosverka/registers/reading/records';
import { readApicloudOsago } from '@avtosverka/registers/suppliers/apicloud/osago';
import { readApicloudZalog } from '@avtosverka/registers/suppliers/apicloud/zalog';
import { readSection } from '@avtosverka/registers/suppliers/avtocod/sections/read-section';
import { readCustomsPage } from '@avtosverka/registers/suppliers/customs/customs';
import { readPage } from '@avtosverka/registers/suppliers/customs/wire';
import { judgeGibddReply } from '@avtosverka/registers/suppliers/gibdd/judge';
import { GIBDD_SECTIONS, type GibddRegister } from '@avtosverka/registers/suppliers/gibdd/wire';
import { readGostRecall } from '@avtosverka/registers/suppliers/gost/recall';
import { CAR_ANSWERS } from '@avtosverka/sandbox/apicloud/cars';
import { fullContent } from '@avtosverka/sandbox/avtocod/content/content';
import { carPage } from '@avtosverka/sandbox/customs/page';
import { CHECKS } from '@avtosverka/sandbox/gibdd/checks';
import { campaignFragment } from '@avtosverka/sandbox/gost/page';
import type { Car } from '@avtosverka/sandbox/subjects/car';
import type { WatchedSection } from '../records.ts';

/** The day on which everybody is asked. */
export const TODAY = '2026-11-24';
const NOW = new Date(`${TODAY}T09:00:00Z`);

/** A supplier that is asked about cars. */
export type CarSupplierId = (typeof CAR_SUPPLIERS)[number];

type ReadFacts = { readonly facts: unknown; readonly isComplete: boolean };
type Teller = (section: WatchedSection, car: Car, vin: Vin) => ReadFacts;

function factsIn(reading: Reading<unknown> | null): ReadFacts {
	if (reading === null || reading.kind === 'unclear') throw new Error(reading?.why ?? 'no page');
	if (reading.kind === 'none') return { facts: null, isComplete: true };
	return { facts: reading.facts, isComplete: reading.skipped === 0 };
}

/** As JSON comes over the wire: without what is undefined. */
const overTheWire = (body: unknown) => JSON.parse(JSON.stringify(body));

/** A car in the format of each supplier, as the sandbox writes it, read by that supplier's own readers. */
const TELLERS: Readonly<Record<CarSupplierId, Teller>> = {
	avtocod: (section, car) => {
		const page = { car, updated: `${TODAY} 12:00:00`, origin: 'https://example.test' };
		return factsIn(readSection(section, [overTheWire(fullContent(page, 'full'))]));
	},
	gibdd: (section, car, vin) => {
		const register = section as GibddRegister;
		const result = overTheWire(CHECKS[GIBDD_SECTIONS[register].path].tell({ car, now: NOW, form: null }));
		const verdict = judgeGibddReply(register, { status: 200, vin, RequestResult: result }, vin);
		if (verdict.state === 'clear') return { facts: null, isComplete: true };
		if (verdict.state === 'found') return { facts: verdict.facts, isComplete: true };
		throw new Error(`${register}: ${verdict.state}`);
	},
	apicloud: (section, car, vin) => {
		const file = section === 'osago' ? 'rsa.php' : 'zalog.php';
		const [body] = CAR_ANSWERS.filter((one) => one.file === file).map(({ answer }) =>
			overTheWire(answer([car], TODAY, vin)),
		);
		return factsIn(section === 'osago' ? readApicloudOsago(body, vin) : readApicloudZalog(body));
	},
	gost: (_, car, vin) => factsIn(readGostRecall(campaignFragment(car), vin)),
	customs: (_, car, vin) => {
		const page = readPage(carPage('token', { asked: 'vin', car }));
		return factsIn(page && readCustomsPage(page, vin));
	},
};

/** What a supplier tells of a section of a car. */
export function factsBy(supplier: CarSupplierId, section: WatchedSection, car: Car): ReadFacts {
	return TELLERS[supplier](section, car, car.vin as Vin);
}

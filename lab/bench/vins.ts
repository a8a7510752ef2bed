import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';

const SERIALS = 1_000_000;

/** The `index`-th new VIN (below a million); all are Ladas of the sandbox's invention. */
export function inventedVin(index: number): string {
	return `XTAGFL110LZ${String(index % SERIALS).padStart(6, '0')}`;
}

/** The address of one check; the sites of a bench ask for no bot-protection value. */
export function checkPath(vin: string, section: Section): string {
	return pathOf(sectionRoute(section), { vin, token: 'off' });
}

/** The addresses of a car's ten checks. */
export function tenChecks(vin: string): readonly string[] {
	return SECTIONS.map((section) => checkPath(vin, section));
}

/** Throws unless a check's reply is a register's own word: a fast failure must not count as a fast answer. */
export function demandAnswer({ status, body }: { status: number; body: string }): void {
	const state = status === 200 ? /"state":"([a-z-]+)"/.exec(body)?.[1] : undefined;
	if (state !== undefined && ['found', 'clear', 'partial'].includes(state)) return;
	throw new Error(`a check was answered ${status}, ${state ?? body.slice(0, 200)}`);
}

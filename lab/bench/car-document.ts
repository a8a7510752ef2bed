import type { CarQuestion } from '@avtosverka/decision/car/car';
import { drawCar } from '@avtosverka/server/car-document/car-pdf';
import {
	BAD,
	CLEAN,
	drawingOf,
	ENDLESS,
	SILENT,
	UNASKED,
} from '@avtosverka/server/car-document/testing/drawings';
import { createDocuments } from '@avtosverka/server/documents/documents';

const CARS: Readonly<Record<string, CarQuestion>> = {
	...{ unasked: UNASKED, silent: SILENT, clean: CLEAN, bad: BAD },
	'more than fits': ENDLESS,
};
const WARM_UP = 5;
const RUNS = 30;

/** How long the thread that draws PDFs is busy with one car's, ms, and how large it is. */
export type CarDocumentTimes = {
	readonly car: string;
	readonly bytes: number;
	readonly median: number;
	readonly p95: number;
};

/** Draws each car's document after another; the car of which nothing is known is the floor. */
export async function measureCarDocuments(): Promise<{ firstMs: number; times: CarDocumentTimes[] }> {
	const documents = createDocuments({ log: console });
	const began = performance.now();
	await drawCar(documents, drawingOf(BAD));
	const firstMs = performance.now() - began;
	const times: CarDocumentTimes[] = [];
	for (const [car, question] of Object.entries(CARS)) {
		const drawing = drawingOf(question);
		for (let run = 0; run < WARM_UP; run++) await drawCar(documents, drawing);
		const all: number[] = [];
		let bytes = 0;
		for (let run = 0; run < RUNS; run++) {
			const started = performance.now();
			bytes = (await drawCar(documents, drawing)).length;
			all.push(performance.now() - started);
		}
		all.sort((one, other) => one - other);
		const at = (share: number) => all[Math.floor(share * (RUNS - 1))] ?? 0;
		times.push({ car, bytes, median: at(0.5), p95: at(0.95) });
	}
	await documents.close();
	return { firstMs, times };
}

import type { Documents } from '../documents/documents.ts';
import type { CarDrawing } from './content.ts';

const DRAWER = new URL('./draw.ts', import.meta.url);

/** The bytes of a car's document, as of `drawing.now`. */
export function drawCar(documents: Pick<Documents, 'draw'>, drawing: CarDrawing): Promise<Buffer> {
	return documents.draw(DRAWER, drawing);
}

/** Under which name a car's document is sent and saved: latin letters, digits, a dash. */
export function carDocumentName(vin: string): string {
	return `avtosverka-${vin.slice(-6)}.pdf`;
}

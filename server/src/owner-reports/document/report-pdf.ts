import type { Documents } from '../../documents/documents.ts';
import type { ReportDocument } from '../owner-reports.ts';
import type { Drawing } from './content.ts';

const DRAWER = new URL('./draw.ts', import.meta.url);

/** The bytes of a report's document, as of `drawing.now`. */
export function drawReport(documents: Pick<Documents, 'draw'>, drawing: Drawing): Promise<Buffer> {
	return documents.draw(DRAWER, drawing);
}

/** Under which name a report's document is sent and saved. */
export function documentName({ uuid }: Pick<ReportDocument, 'uuid'>): string {
	return `otchet-${uuid.slice(0, 8)}.pdf`;
}

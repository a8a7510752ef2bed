import type { OnRuleError } from '@avtosverka/decision/guard';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReportDocument } from '../owner-reports.ts';
import { documentContent } from './content.ts';
import { documentPages } from './pages.ts';

/** What a document is drawn from. */
export type Drawing = {
	readonly report: ReportDocument;
	/** The site's public address without a slash at its end. */
	readonly siteUrl: string;
	readonly now: Date;
};

/** The bytes of a report's PDF; after `registerFonts`. It blocks its thread while it draws. */
export function drawDocument({ report, siteUrl, now }: Drawing, onRuleError: OnRuleError): Promise<Buffer> {
	return renderToBuffer(documentPages(documentContent(report, siteUrl, now, onRuleError), now));
}

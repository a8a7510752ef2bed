import type { OnRuleError } from '@avtosverka/decision/guard';
import { renderToBuffer } from '@react-pdf/renderer';
import { type Drawing, documentContent } from './content.ts';
import { documentPages } from './pages.ts';

/** The bytes of a report's PDF; after `registerFonts`. It blocks its thread while it draws. */
export function drawDocument(drawing: Drawing, onRuleError: OnRuleError): Promise<Buffer> {
	return renderToBuffer(documentPages(documentContent(drawing, onRuleError), drawing.now));
}

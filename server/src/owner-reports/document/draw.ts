import { renderToBuffer } from '@react-pdf/renderer';
import type { Drawer } from '../../documents/worker.ts';
import { type Drawing, documentContent } from './content.ts';
import { documentPages } from './pages.ts';

/** The bytes of a report's PDF; alone in its module, as the thread wants it. */
export const drawReportPdf: Drawer<Drawing> = (drawing, onRuleError) =>
	renderToBuffer(documentPages(documentContent(drawing, onRuleError), drawing.now));

import { renderToBuffer } from '@react-pdf/renderer';
import type { Drawer } from '../documents/worker.ts';
import { type CarDrawing, carContent } from './content.ts';
import { carSheets } from './sheets.ts';

/** The bytes of a car's PDF; alone in its module, as the thread wants it. */
export const drawCarPdf: Drawer<CarDrawing> = (drawing) =>
	renderToBuffer(carSheets(carContent(drawing), drawing.now));

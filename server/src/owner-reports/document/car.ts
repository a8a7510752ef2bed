import type { Timeline } from '@avtosverka/contract/decision';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { TEXT_WIDTH } from '../../documents/style.ts';
import { timelineFigure } from '../../drawing/timeline-figure.ts';
import { STYLE } from './style.ts';

/** The car that a deal is about, and what cached answers know of its past. */
export type DealCar = { readonly vin: Vin; readonly timeline: Timeline };

const FIGURE_HEIGHT = 150;
const SOURCE = 'История по датам из ответов, которые уже получены на сайте. Полный отчёт об автомобиле:\n';

/** The past of the car on one axis of time; nothing where no day of it is known. */
export function carHistory(car: DealCar | undefined, siteUrl: string): ReactElement[] {
	if (car === undefined || car.timeline.from === null) return [];
	const box = { width: TEXT_WIDTH, height: FIGURE_HEIGHT };
	return [
		h(
			View,
			{ wrap: false },
			h(Text, { style: STYLE.heading }, `История автомобиля ${car.vin}`),
			timelineFigure(car.timeline, box),
			h(Text, { style: STYLE.figureNote }, `${SOURCE}${siteUrl}/checks/${car.vin}`),
		),
	];
}

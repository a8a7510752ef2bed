import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import type { MileageReading } from '@avtosverka/decision/car/readings';
import { Each } from '../../../ui/record/each.tsx';
import { showMileage } from '../../../ui/record/values.ts';
import { type ChartPoint, chartPoints } from './mileage.ts';

/** Narrow on purpose: scaled to a phone its figures stay readable. */
const PAPER = { width: 360, height: 140, left: 8, right: 8, top: 28, bottom: 24 };

/** Mileage over the years as a line; a lower reading is red, hollow and reached by a dashed step. */
export function MileageChart({ readings }: { readings: readonly MileageReading[] }) {
	const points = chartPoints(readings);
	const first = points[0];
	const last = points.at(-1);
	if (!first || !last) return null;
	return (
		<svg
			viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
			role="img"
			aria-label={chartWords(readings)}
			className="figures h-auto w-full max-w-[430px] text-[13px]"
		>
			<path d={`M0 ${PAPER.height - PAPER.bottom}H${PAPER.width}`} className="stroke-line" />
			<Each of={points}>{(point) => <Step point={point} />}</Each>
			<Each of={points}>{(point) => <Dot point={point} />}</Each>
			<text x={0} y={PAPER.height - 6} className="fill-ink-3 text-xs">
				{formatDay(first.date)}
			</text>
			<text x={PAPER.width} y={PAPER.height - 6} textAnchor="end" className="fill-ink-3 text-xs">
				{formatDay(last.date)}
			</text>
		</svg>
	);
}

/** The line from the reading before to this one. */
function Step({ point }: { point: ChartPoint }) {
	if (!point.before) return null;
	const from = onPaper(point.before);
	const to = onPaper(point);
	const stroke = point.lower ? 'stroke-found [stroke-dasharray:5_4]' : 'stroke-accent';
	return <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={`stroke-[2.2] ${stroke}`} />;
}

function Dot({ point }: { point: ChartPoint }) {
	const { x, y } = onPaper(point);
	return (
		<>
			<circle
				cx={x}
				cy={y}
				r="4"
				className={point.lower ? 'fill-paper stroke-found stroke-[2.5]' : 'fill-accent'}
			/>
			{point.labelled && (
				<text
					x={x}
					y={point.below ? y + 17 : y - 9}
					textAnchor={anchor(point)}
					className={point.lower ? 'fill-found font-semibold' : 'fill-ink-2'}
				>
					{showMileage(point.km)}
				</text>
			)}
		</>
	);
}

function onPaper({ x, y }: { x: number; y: number }) {
	const { width, height, left, right, top, bottom } = PAPER;
	return {
		x: Math.round(left + x * (width - left - right)),
		y: Math.round(height - bottom - y * (height - top - bottom)),
	};
}

function anchor({ x }: ChartPoint): 'start' | 'middle' | 'end' {
	if (x < 0.15) return 'start';
	return x > 0.85 ? 'end' : 'middle';
}

/** The chart in one sentence, for those who do not see it. */
function chartWords(readings: readonly MileageReading[]): string {
	const steps = readings.map(({ date, km }) => `${formatDay(date)} — ${formatKilometres(km)}`);
	return `Пробег по датам: ${steps.join(', ')}`;
}

import type { Shape, ShapeTone, TimelineLayout, TimelineStop } from '@avtosverka/decision/timeline/shapes';
import { pathData } from '@avtosverka/decision/timeline/svg';
import { FONT_SIZE } from '@avtosverka/decision/timeline/text-width';
import { Each } from '../../ui/record/each.tsx';

const FILLS: Readonly<Record<ShapeTone, string>> = {
	text: 'fill-ink-2',
	quiet: 'fill-ink-3',
	grid: 'fill-line',
	paper: 'fill-paper',
	mileage: 'fill-accent',
	average: 'fill-edge',
	bad: 'fill-found',
	warn: 'fill-warn',
	policy: 'fill-edge',
	person: 'fill-accent-soft',
	company: 'fill-ink-2',
	'on-company': 'fill-paper',
	estimate: 'fill-accent-soft',
};

const STROKES: Readonly<Record<ShapeTone, string>> = {
	text: 'stroke-ink-2',
	quiet: 'stroke-ink-3',
	grid: 'stroke-line',
	paper: 'stroke-paper',
	mileage: 'stroke-accent',
	average: 'stroke-edge',
	bad: 'stroke-found',
	warn: 'stroke-warn',
	policy: 'stroke-edge',
	person: 'stroke-accent-soft',
	company: 'stroke-ink-2',
	'on-company': 'stroke-paper',
	estimate: 'stroke-accent-soft',
};

export type TimelineDrawingProps = {
	layout: TimelineLayout;
	/** Where its reader stands; null until they have touched it. */
	chosen: TimelineStop | null;
};

/** The shapes of a timeline in the page's colours. Its words stand in the table. */
export function TimelineDrawing({ layout, chosen }: TimelineDrawingProps) {
	const { width, height, shapes } = layout;
	return (
		<svg
			aria-hidden
			viewBox={`0 0 ${width} ${height}`}
			className="block size-full select-none"
			fontSize={FONT_SIZE}
		>
			{chosen && <path d={`M${chosen.x} 0V${height}`} className="stroke-edge print:hidden" strokeWidth={1} />}
			<Each of={shapes}>{(shape) => <DrawnShape shape={shape} />}</Each>
			{chosen && chosen.y !== null && (
				<circle
					cx={chosen.x}
					cy={chosen.y}
					r={6.5}
					className="fill-none stroke-ink-2 print:hidden"
					strokeWidth={1.5}
				/>
			)}
		</svg>
	);
}

function DrawnShape({ shape }: { shape: Shape }) {
	if (shape.kind === 'label') {
		return (
			<text x={shape.x} y={shape.y} textAnchor="middle" className={FILLS[shape.tone]}>
				{shape.text}
			</text>
		);
	}
	const fill = shape.fill === null ? 'fill-none' : FILLS[shape.fill];
	const paint =
		shape.stroke === null
			? { className: fill }
			: { className: `${fill} ${STROKES[shape.stroke]}`, strokeWidth: shape.strokeWidth };
	switch (shape.kind) {
		case 'rect': {
			const { x, y, width, height, radius } = shape;
			return <rect x={x} y={y} width={width} height={height} rx={radius} {...paint} />;
		}
		case 'dot':
			return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...paint} />;
		case 'path':
			return <path d={pathData(shape)} strokeDasharray={shape.dash?.join(' ')} {...paint} />;
	}
}

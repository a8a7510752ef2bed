import { useId } from 'react';
import { shapeName } from './body-type.ts';
import { NO_PAINT, type Paint, readPaint } from './car-colour.ts';
import { shapeOfCar } from './model-shape.ts';
import { SILHOUETTES } from './silhouettes.ts';

const FLOOR = 112;

export type CarImageProps = { model: string | null; type: string | null; colour: string | null };

/**
 * The car from the side, by its body type and in its colour: a drawing, not a photo. Where neither type nor
 * model gives the shape it stays an outline, so that a sedan is not taken for the register's answer.
 */
export function CarImage({ model, type, colour }: CarImageProps) {
	const light = useId();
	const shape = shapeOfCar(model, type);
	const paint = readPaint(colour);
	if (shape === null) return <Outline label="Тип кузова неизвестен" paint={paint} />;
	const drawing = SILHOUETTES[shape];
	const { body, shade } = paint ?? NO_PAINT;
	const words = [shapeName(shape), paint ? colour?.toLowerCase() : null].filter(Boolean);
	return (
		<svg
			viewBox="0 0 320 128"
			role="img"
			aria-label={`Рисунок: ${words.join(', ')}`}
			className="h-auto w-full"
		>
			<linearGradient id={light} x2="0" y2="1">
				<stop offset="0" stopColor="#fff" stopOpacity=".28" />
				<stop offset=".45" stopColor="#fff" stopOpacity="0" />
				<stop offset="1" stopColor="#000" stopOpacity=".12" />
			</linearGradient>
			<ellipse cx="160" cy={FLOOR + 1} rx="150" ry="6" fill="#000" opacity=".14" />
			<path d={drawing.arches} fill="#141b24" />
			<path d={drawing.pale} fill="#e6ebf1" stroke="#aeb9c7" />
			<path d={drawing.body} fill={body} />
			<path d={drawing.sill} fill={shade} />
			<path d={drawing.body} fill={`url(#${light})`} stroke="#16202c" strokeOpacity=".22" strokeWidth="1.2" />
			<path d={drawing.dark} fill="#2a333f" />
			<path d={drawing.glass} fill="#c9dcf0" stroke="#22303f" strokeOpacity=".8" strokeWidth="2" />
			<path
				d={drawing.seams}
				fill="none"
				stroke="#0b1524"
				strokeLinecap="round"
				strokeOpacity=".3"
				strokeWidth="1.5"
			/>
			<path d={drawing.headlight} fill="#fff2c4" stroke="#0b1524" strokeOpacity=".25" />
			<path d={drawing.taillight} fill="#d23b34" />
			{drawing.wheels.map(([x, radius]) => (
				<Wheel key={x} x={x} radius={radius} />
			))}
		</svg>
	);
}

function Wheel({ x, radius }: { x: number; radius: number }) {
	const centre = { cx: x, cy: FLOOR - radius };
	return (
		<>
			<circle {...centre} r={radius} fill="#1c2632" />
			<circle {...centre} r={radius * 0.62} fill="#c3ccd7" />
			<circle {...centre} r={radius * 0.5} fill="#8d99a8" />
			<circle {...centre} r={radius * 0.16} fill="#e9eef5" />
		</>
	);
}

export type OutlineProps = { label: string; paint?: Paint | null };

/** A dashed car of unknown type, in its colour if that is known. */
export function Outline({ label, paint = null }: OutlineProps) {
	const { body, wheels } = SILHOUETTES.sedan;
	return (
		<svg
			viewBox="0 0 320 128"
			role="img"
			aria-label={label}
			className="h-auto w-full fill-none stroke-edge stroke-2 [stroke-dasharray:5_5]"
		>
			<path d={body} fill={paint?.body ?? 'none'} fillOpacity=".6" />
			{wheels.map(([x, radius]) => (
				<circle key={x} cx={x} cy={FLOOR - radius} r={radius - 6} />
			))}
		</svg>
	);
}

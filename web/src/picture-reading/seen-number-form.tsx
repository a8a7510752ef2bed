import { parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin, VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { isComposing } from '../ui/composing.ts';
import { type LineBox, type SeenNumber, SURE } from './seen.ts';

export type SeenNumberFormProps = {
	number: SeenNumber;
	canvas: HTMLCanvasElement;
	onRead: (kind: 'vin' | 'plate', text: string) => void;
};

/** What was read under the piece of the picture it was read from: to be put right, and confirmed. */
export function SeenNumberForm({ number, canvas, onRead }: SeenNumberFormProps) {
	const { kind, reading } = number;
	const [text, setText] = useState(reading.text);
	const [problem, setProblem] = useState<string | null>(null);
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		setText(reading.text);
		setProblem(null);
		field.current?.focus();
	}, [reading]);

	const confirm = (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		const wrong = problemOf(kind, text);
		setProblem(wrong);
		if (wrong === null) onRead(kind, text);
		else field.current?.focus();
	};
	const change = (place: number, sign: string) =>
		setText((now) => now.slice(0, place) + sign + now.slice(place + 1));

	return (
		<form noValidate onSubmit={confirm}>
			<PicturePiece canvas={canvas} box={number.box} />
			<label htmlFor={id} className="mt-4 mb-1.5 block text-sm font-medium text-ink-2">
				{kind === 'vin' ? 'Прочитан VIN, сверьте со снимком' : 'Прочитан госномер, сверьте со снимком'}
			</label>
			<input
				id={id}
				ref={field}
				value={text}
				onChange={(event) => {
					const { value } = event.currentTarget;
					setText(isComposing(event) ? value : value.toUpperCase());
				}}
				onCompositionEnd={({ currentTarget }) => setText(currentTarget.value.toUpperCase())}
				aria-invalid={problem !== null}
				aria-describedby={`${id}-note`}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="figures h-15 w-full rounded-field border-[1.5px] border-edge bg-ground px-3 text-lg sm:px-4 sm:text-xl sm:tracking-wider"
			/>
			<p id={`${id}-note`} className="mt-1.5 min-h-5.5 text-[13.5px] text-ink-2">
				{problem ?? (reading.confidence < SURE ? 'Прочитано неуверенно: проверьте каждый знак.' : '')}
			</p>
			<Doubts text={text} doubts={reading.doubts} onChange={change} />
			<Button type="submit" className="mt-3 w-full">
				Верно, взять
			</Button>
		</form>
	);
}

function problemOf(kind: 'vin' | 'plate', text: string): string | null {
	if (kind === 'vin') {
		const parsed = parseVin(text);
		return parsed.ok ? null : VIN_PROBLEM_TEXT[parsed.problem];
	}
	const parsed = parsePlate(text);
	return parsed.ok ? null : parsed.text;
}

type DoubtsProps = {
	text: string;
	doubts: readonly (readonly string[])[];
	onChange: (place: number, sign: string) => void;
};

/** The signs that may be others, each as a choice. */
function Doubts({ text, doubts, onChange }: DoubtsProps) {
	const doubtful = doubts.flatMap((others, place) => (others.length > 0 ? [{ others, place }] : []));
	return doubtful.map(({ others, place }) => (
		<fieldset key={place} className="mt-2 flex items-center gap-2 text-[15px]">
			<legend className="float-left mr-2 text-ink-2">Знак {place + 1}:</legend>
			{[...new Set([text[place] ?? '', ...others])].sort().map((sign) => (
				<button
					key={sign}
					type="button"
					aria-pressed={text[place] === sign}
					onClick={() => onChange(place, sign)}
					className="figures size-11 rounded-field border border-edge text-lg aria-pressed:bg-accent aria-pressed:text-accent-ink"
				>
					{sign}
				</button>
			))}
		</fieldset>
	));
}

/** The line as the picture shows it, drawn from memory. */
function PicturePiece({ canvas, box }: { canvas: HTMLCanvasElement; box: LineBox }) {
	const piece = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const target = piece.current;
		if (target === null) return;
		const margin = Math.max(box.width * canvas.width, box.height * canvas.height) * 0.06;
		const x = Math.max(0, box.x * canvas.width - margin);
		const y = Math.max(0, box.y * canvas.height - margin);
		target.width = Math.min(canvas.width - x, box.width * canvas.width + 2 * margin);
		target.height = Math.min(canvas.height - y, box.height * canvas.height + 2 * margin);
		const { width, height } = target;
		target.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, width, height);
	}, [canvas, box]);
	return (
		<canvas
			ref={piece}
			role="img"
			aria-label="Часть снимка, с которой прочитан номер"
			className="mx-auto max-h-32 max-w-full rounded-field"
		/>
	);
}

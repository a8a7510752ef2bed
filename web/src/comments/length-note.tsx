import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

const SIGNS: Forms = ['знак', 'знака', 'знаков'];

export type LengthNoteProps = {
	id: string;
	/** Signs that still fit, negative where there are too many; null while the limit is far. */
	left: number | null;
};

/** How much more may be typed, once that is not much. Its room is always kept. */
export function LengthNote({ id, left }: LengthNoteProps) {
	const over = left !== null && left < 0;
	return (
		<p
			id={id}
			className={`figures mt-1 min-h-5.5 text-[13.5px] leading-5.5 ${over ? 'font-medium text-found' : 'text-ink-3'}`}
		>
			<span aria-hidden={!over} role={over ? 'alert' : undefined}>
				{left !== null && (over ? `Слишком длинно: уберите ${counted(-left, SIGNS)}` : leftText(left))}
			</span>
		</p>
	);
}

const leftText = (count: number) => `Можно ещё ${counted(count, SIGNS)}`;

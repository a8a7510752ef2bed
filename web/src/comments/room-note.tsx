import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

const SIGNS: Forms = ['знак', 'знака', 'знаков'];

export type RoomNoteProps = {
	id: string;
	/** Signs that still fit, negative where there are too many; null while the limit is far. */
	room: number | null;
};

/** How much more may be typed, once that is not much. Its room is always kept. */
export function RoomNote({ id, room }: RoomNoteProps) {
	const over = room !== null && room < 0;
	return (
		<p
			id={id}
			className={`figures mt-1 min-h-5.5 text-[13.5px] leading-5.5 ${over ? 'font-medium text-found' : 'text-ink-3'}`}
		>
			<span aria-hidden={!over} role={over ? 'alert' : undefined}>
				{room !== null && (over ? `Слишком длинно: уберите ${counted(-room, SIGNS)}` : left(room))}
			</span>
		</p>
	);
}

const left = (room: number) => `Можно ещё ${counted(room, SIGNS)}`;

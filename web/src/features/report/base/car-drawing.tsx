import type { BaseData } from '@avtosverka/contract/check/base';
import { CarPicture, Outline } from '../picture/car-picture.tsx';

/** The car's drawing where nobody needs to be told of it: its words stand beside. */
export function CarDrawing({ data, waiting }: { data: BaseData | null; waiting: boolean }) {
	return (
		<span aria-hidden className={`block w-10 ${waiting ? 'opacity-60' : ''}`}>
			{data ? (
				<CarPicture model={data.model} type={data.type} colour={data.color} />
			) : (
				<Outline label="Машина" />
			)}
		</span>
	);
}

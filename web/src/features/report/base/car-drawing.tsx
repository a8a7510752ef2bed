import type { BaseData } from '@avtosverka/contract/check/base';
import { Car } from 'lucide-react';
import { useLazyModule } from '../../../ui/lazy-module.ts';

const load = () => import('../picture/car-picture.tsx');

/** The car's drawing where nobody needs to be told of it: its words stand beside. Keeps its room. */
export function CarDrawing({ data, waiting }: { data: BaseData | null; waiting: boolean }) {
	const picture = useLazyModule(load, data !== null);
	return (
		<span aria-hidden className={`grid h-4 w-10 place-items-center ${waiting ? 'opacity-60' : ''}`}>
			{data === null && <Car className="size-[22px]" />}
			{data && picture.state === 'ready' && (
				<picture.module.CarPicture model={data.model} type={data.type} colour={data.color} />
			)}
		</span>
	);
}

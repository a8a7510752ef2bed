import type { BaseData } from '@avtosverka/contract/check/base';
import { useLazyModule } from '../../../ui/lazy-module.ts';

const load = () => import('../picture/car-picture.tsx');

/** The car's drawing where nobody needs to be told of it: its words stand beside. Keeps its room. */
export function CarDrawing({ data, waiting }: { data: BaseData | null; waiting: boolean }) {
	const picture = useLazyModule(load, data !== null);
	return (
		<span aria-hidden className={`block h-4 w-10 ${waiting ? 'opacity-60' : ''}`}>
			{data && picture.state === 'ready' && (
				<picture.module.CarPicture model={data.model} type={data.type} colour={data.color} />
			)}
		</span>
	);
}

import type { BaseData } from '@avtosverka/contract/check/base';
import { Car } from 'lucide-react';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { usePhoto } from './use-photo.ts';

const load = () => import('../silhouette/car-image.tsx');

/**
 * The car's photograph, or its drawing where there is none, for a line whose words say which car it is. Keeps
 * its room.
 */
export function CarThumbnail({ data, waiting }: { data: BaseData | null; waiting: boolean }) {
	const { picture: photo } = usePhoto(data?.image);
	const drawing = useLazyModule(load, data !== null && photo === null);
	if (photo !== null) {
		return (
			<img {...photo} alt="" loading="lazy" className="-mx-1.5 h-7 w-10 max-w-none rounded object-cover" />
		);
	}
	return (
		<span aria-hidden className={`-mx-1.5 grid h-4 w-10 place-items-center ${waiting ? 'opacity-60' : ''}`}>
			{data === null && <Car className="size-[22px]" />}
			{data && drawing.state === 'ready' && (
				<drawing.module.CarImage model={data.model} type={data.type} colour={data.color} />
			)}
		</span>
	);
}

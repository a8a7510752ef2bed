import type { BaseData } from '@avtosverka/contract/check/base';
import { Car } from 'lucide-react';
import { useRef } from 'react';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { useNear } from '../../ui/use-near.ts';
import { usePhoto } from './use-photo.ts';

const load = () => import('../silhouette/car-image.tsx');

type CarThumbnailProps = { data: BaseData | null; waiting: boolean };

/**
 * The car's photograph, or its drawing where there is none, for a line whose words say which car it is. Keeps
 * its room.
 */
export function CarThumbnail({ data, waiting }: CarThumbnailProps) {
	const { picture: photo } = usePhoto(data?.image);
	if (photo === null) return <Drawing data={data} waiting={waiting} />;
	return (
		<img {...photo} alt="" loading="lazy" className="-mx-1.5 h-7 w-10 max-w-none rounded object-cover" />
	);
}

/** On a phone the line is often below the first screen, and what draws the car is six kilobytes. */
function Drawing({ data, waiting }: CarThumbnailProps) {
	const place = useRef<HTMLSpanElement>(null);
	const isSeen = useNear(place, '0px');
	const drawing = useLazyModule(load, data !== null && isSeen);
	return (
		<span
			ref={place}
			aria-hidden
			className={`-mx-1.5 grid h-4 w-10 place-items-center ${waiting ? 'opacity-60' : ''}`}
		>
			{data === null && <Car className="size-[22px]" />}
			{data && drawing.state === 'ready' && (
				<drawing.module.CarImage model={data.model} type={data.type} colour={data.color} />
			)}
		</span>
	);
}

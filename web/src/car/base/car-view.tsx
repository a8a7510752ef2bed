import type { BaseData } from '@avtosverka/contract/check/base';
import { CarImage, Outline } from '../silhouette/car-image.tsx';
import { usePhoto } from './use-photo.ts';

export type CarViewProps = {
	data: BaseData | null;
	waiting: boolean;
	/** True where the photograph is known not to load. */
	lost?: boolean;
};

/** The car's photograph, or its drawing if it is missing or does not load. Same room for both. */
export function CarView({ data, waiting, lost = false }: CarViewProps) {
	const { picture: photo, isLost } = usePhoto(data?.image, lost);
	return (
		<div className="relative grid h-40 place-items-center bg-linear-160 from-accent-soft to-mute-soft p-2.5 sm:h-auto sm:p-5">
			{data && photo ? (
				<img
					{...photo}
					alt={`Фотография: ${data.model ?? 'машина этого VIN'}`}
					className="absolute inset-0 size-full object-cover sm:object-contain"
				/>
			) : (
				<Drawing data={data} waiting={waiting} />
			)}
			{isLost && (
				<p className="absolute inset-x-2 bottom-1.5 text-center text-[13px] text-ink-2">
					Фотография не загрузилась, это рисунок.
				</p>
			)}
		</div>
	);
}

function Drawing({ data, waiting }: Pick<CarViewProps, 'data' | 'waiting'>) {
	return (
		<div className="w-full max-w-[260px] sm:max-w-[280px]">
			{data ? (
				<CarImage model={data.model} type={data.type} colour={data.color} />
			) : (
				<Outline label={waiting ? 'Узнаём машину' : 'Машина неизвестна'} />
			)}
		</div>
	);
}

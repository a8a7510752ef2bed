import { shortenVin } from '@avtosverka/contract/vocabulary/vin';
import { Car } from 'lucide-react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../ui/hydrated.ts';
import { carInAddress } from '../decision/carried-car.ts';

/** Tells those who come from a car's report that its VIN stays with the report on this device. */
export function CarriedCarNote() {
	const { search } = useLocation();
	const alive = useHydrated();
	// The server's page is one for everybody.
	const vin = alive ? carInAddress(search) : null;
	if (vin === null) return null;
	return (
		<p className="flex items-start gap-2.5 text-[15px] leading-snug text-ink-2">
			<Car aria-hidden className="size-5 flex-none" />
			<span>
				Если владелец заложил машину <span className="figures">{shortenVin(vin)}</span>, отчёт скажет об этом.
				Её VIN запомним только на этом устройстве.
			</span>
		</p>
	);
}

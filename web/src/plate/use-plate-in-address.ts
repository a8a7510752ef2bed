import { type Plate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCarAddresses } from '../ui/car-addresses.ts';
import { carryFrame } from '../ui/carry-frame.ts';
import { useFrame } from '../ui/frame.ts';

/**
 * The plate that is looked up, as the address tells it: so reload, a sent link and the back button all do
 * what a person expects. `close` goes back when we opened it ourselves, and else puts the bare page in its
 * place.
 */
export function usePlateInAddress(): { plate: Plate | null; close: () => void } {
	const [parameters] = useSearchParams();
	const { state } = useLocation();
	const navigate = useNavigate();
	const framed = useFrame();
	const { search } = useCarAddresses();
	const parsed = parsePlate((parameters.get('plate') ?? '').slice(0, 64));
	const alone = !parameters.get('vin');

	const close = () => {
		if (state?.asked) void navigate(-1);
		else void navigate(framed ? carryFrame(search) : search, { replace: true, preventScrollReset: true });
	};

	return { plate: parsed.ok && alone ? parsed.plate : null, close };
}

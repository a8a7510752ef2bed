import { useParams } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { FORM_ADDRESS, formAddress } from '../owner-report/addresses.ts';
import { OrderReport } from './order-report.tsx';

/**
 * What a visitor may want next, under the thumb, our own before the partner's. It comes with the first
 * scroll, so that it covers nothing of the first screen, and sticks to the end of the report.
 */
export function BottomBar() {
	const { vin } = useParams();
	return (
		<div
			data-bottom-bar
			className="comes-with-scroll sticky bottom-0 z-10 flex gap-2.5 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] min-[900px]:hidden print:hidden"
		>
			<OwnLink
				to={vin === undefined ? FORM_ADDRESS : formAddress(vin)}
				className={`${buttonClass('ghost', 's')} flex-1 flex-wrap gap-x-2 gap-y-0.5 px-1! py-1.5! text-[14px]!`}
			>
				Проверить владельца
			</OwnLink>
			<OrderReport look="ghost" className="flex-1 px-2! text-[14px]!" />
		</div>
	);
}

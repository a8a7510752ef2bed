import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { OrderReport } from './order-report.tsx';

/** The next actions, under the thumb; sticks to the end of the report, covering nothing there. */
export function BottomBar() {
	return (
		<div
			data-bottom-bar
			className="sticky bottom-0 z-10 flex gap-2.5 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] min-[900px]:hidden print:hidden"
		>
			<OrderReport className="flex-1 px-2! text-[14.5px]!" />
			<OwnLink
				to="/ownerReport"
				className={`${buttonClass('ghost', 's')} flex-1 flex-wrap gap-x-2 gap-y-0.5 px-1! py-1.5! text-[14.5px]!`}
			>
				Проверить владельца
			</OwnLink>
		</div>
	);
}

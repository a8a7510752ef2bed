import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { MouseEvent } from 'react';
import { ReportAhead } from '../loading/report-ahead.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LookupView } from './lookup-view.tsx';
import { useLookup } from './use-lookup.ts';

export type PlateDialogProps = {
	plate: Plate;
	onClose: () => void;
	returnFocus: () => HTMLElement | null;
};

/** The lookup of a plate over the home page. */
export function PlateDialog({ plate, onClose, returnFocus }: PlateDialogProps) {
	const { state, send } = useLookup(plate);
	return (
		<Dialog
			title="Поиск по госномеру"
			onClose={onClose}
			returnFocus={returnFocus}
			growing
			steady={state.name === 'loading' && state.asking === 'paid'}
		>
			<ReportAhead />
			<div aria-live="polite" className="min-h-75" onClickCapture={ignoreSecondOfDouble}>
				<LookupView state={state} send={send} />
			</div>
		</Dialog>
	);
}

/** The second press of a double one was meant for what stood there before: it may not go back, nor pay. */
function ignoreSecondOfDouble(event: MouseEvent): void {
	if (event.detail < 2) return;
	event.preventDefault();
	event.stopPropagation();
}

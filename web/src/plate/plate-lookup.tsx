import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { FAILED_TEXT } from '../client.ts';
import { Button } from '../ui/button.tsx';
import { type LazyModule, useLazyModule } from '../ui/lazy-module.ts';
import { Notice } from '../ui/notice.tsx';

const load = () => import('./plate-dialog.tsx');

/** Loads the dialog's scripts and solves a bot-protection value ahead, since a plate is about to be typed. */
export function preparePlateLookup(): void {
	void import('../protection/protected-call.ts').then(
		({ warmProtection }) => warmProtection('plate'),
		() => {
			// Ignored: the lookup itself loads it again and reports a failure.
		},
	);
	void load().catch(() => {});
}

/** The dialog's module, loaded while there is a plate to look up. */
export function usePlateDialog(wanted: boolean): LazyModule<Awaited<ReturnType<typeof load>>> {
	return useLazyModule(load, wanted);
}

export type PlateLookupProps = {
	plate: Plate;
	dialog: ReturnType<typeof usePlateDialog>;
	onClose: () => void;
	returnFocus: () => HTMLElement | null;
};

/** The lookup dialog, or a sentence while its scripts cannot be loaded. */
export function PlateLookup({ plate, dialog, onClose, returnFocus }: PlateLookupProps) {
	switch (dialog.state) {
		case 'loading':
			return null;
		case 'failed':
			return (
				<Notice kind="error" announced className="mt-4">
					{FAILED_TEXT}{' '}
					<Button variant="ghost" size="s" onClick={dialog.again} className="ml-2">
						Повторить
					</Button>
				</Notice>
			);
		case 'ready':
			return (
				<dialog.module.PlateDialog key={plate} plate={plate} onClose={onClose} returnFocus={returnFocus} />
			);
	}
}

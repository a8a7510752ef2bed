import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

export type WatchFaceProps = {
	busy?: boolean;
	onPress?: () => void;
	/** What stands in place of the button. */
	instead?: ReactNode;
	/** What stands beside it in place of what it is for. */
	children?: ReactNode;
};

/** «Следить», and beside it what it is for, or what became of it. */
export function WatchFace({ busy, onPress, instead, children }: WatchFaceProps) {
	return (
		<>
			{instead || (
				<Button
					variant="ghost"
					size="s"
					aria-label="Следить за машиной"
					busy={busy ?? false}
					onClick={onPress}
					className="flex-none bg-paper px-3! text-[14.5px]!"
				>
					Следить
				</Button>
			)}
			<p role="status">{children || '30\u00a0дней спрашиваем реестры и пишем, если что изменится.'}</p>
		</>
	);
}

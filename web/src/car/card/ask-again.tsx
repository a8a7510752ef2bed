import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { NoConnectionLabel } from '../../ui/planned.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWithinCopy } from '../within-copy.ts';
import { ASK_AGAIN } from '../words.ts';

export type AskAgainProps = {
	/** A quiet link under an answer, a button where there is none. */
	variant: 'link' | 'button';
	busy: boolean;
	/** What is asked, for those who hear the buttons one by one. */
	about: string;
	onPress: () => void;
};

/** «Запросить снова». */
export function AskAgain({ variant, busy, about, onPress }: AskAgainProps) {
	const copy = useWithinCopy();
	if (variant === 'button') {
		return (
			<Button
				variant="ghost"
				size="s"
				busy={busy}
				disabled={copy}
				aria-description={about}
				icon={<RefreshCw aria-hidden className="size-[18px]" />}
				onClick={onPress}
			>
				{ASK_AGAIN}
				{copy && <NoConnectionLabel />}
			</Button>
		);
	}
	return (
		<button
			type="button"
			disabled={busy || copy}
			aria-description={about}
			onClick={onPress}
			className="inline-flex items-center gap-1.5 py-1 underline underline-offset-2 hover:text-ink disabled:no-underline print:hidden"
		>
			{busy && <Spinner className="size-4" />}
			{ASK_AGAIN}
			{copy && <NoConnectionLabel />}
		</button>
	);
}

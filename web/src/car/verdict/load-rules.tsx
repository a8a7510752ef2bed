import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Stands in place of the other button where the rules of the decision did not come. */
export function LoadRules({ again }: { again: () => void }) {
	return (
		<Button
			variant="ghost"
			size="s"
			icon={<RotateCw aria-hidden className="size-[18px] flex-none" />}
			onClick={again}
		>
			Повторить
		</Button>
	);
}

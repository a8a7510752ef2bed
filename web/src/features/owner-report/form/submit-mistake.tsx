import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { SubmitResult } from './form-state.ts';

export type SubmitMistakeProps = { of: Extract<SubmitResult, { kind: 'mistake' }> };

/** What keeps the form from being sent, beside the first wrong field or the button: where it is seen. */
export function SubmitMistake({ of }: SubmitMistakeProps) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form was sent once more
	useEffect(() => {
		// Scrolling gives a promise in newer browsers, and React would call it as the clean-up.
		void box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
	}, [of]);
	return (
		<div ref={box} className="scroll-my-20 sm:col-span-2">
			<Notice kind="error" announced>
				{of.text}
			</Notice>
		</div>
	);
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { watchFold } from './watch-fold.ts';

export type FoldProps = {
	/** What is pressed to open it. */
	face: ReactNode;
	faceClass: string;
	children: ReactNode;
	className?: string;
	/** Called when the list opens and closes. */
	onToggle?: (isOpen: boolean) => void;
};

/**
 * A list that opens under its button. It is a `<details>`, so it works before the page is alive and without
 * scripts.
 */
export function Fold({ face, faceClass, children, className, onToggle }: FoldProps) {
	const box = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();

	useEffect(() => (box.current ? watchFold(box.current) : undefined), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "a link was chosen"
	useEffect(() => {
		if (box.current) box.current.open = false;
	}, [key]);

	return (
		<details
			ref={box}
			data-fold
			className={`group/fold ${className ?? ''}`}
			onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
		>
			<summary className={`list-none [&::-webkit-details-marker]:hidden ${faceClass}`}>{face}</summary>
			{children}
		</details>
	);
}

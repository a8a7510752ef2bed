import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export type FoldProps = {
	/** What is pressed to open it. */
	face: ReactNode;
	faceClass: string;
	children: ReactNode;
	className?: string;
};

/**
 * A list that opens under its button. It is a `<details>`, so it works before the page is alive and without
 * scripts; alive, it closes by Escape, by choosing a link, by pressing or tabbing elsewhere.
 */
export function Fold({ face, faceClass, children, className }: FoldProps) {
	const box = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();

	const close = () => {
		if (box.current) box.current.open = false;
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "a link was chosen"
	useEffect(close, [key]);

	useEffect(() => {
		const closeOutside = (event: PointerEvent) => {
			if (!box.current?.contains(event.target as Node)) close();
		};
		document.addEventListener('pointerdown', closeOutside);
		return () => document.removeEventListener('pointerdown', closeOutside);
	});

	const closeByKey = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || !box.current?.open) return;
		close();
		box.current.querySelector('summary')?.focus();
	};

	const closeByLink = (event: MouseEvent) => {
		if (event.target instanceof Element && event.target.closest('a')) close();
	};

	return (
		<details
			ref={box}
			className={`group/fold ${className ?? ''}`}
			onKeyDown={closeByKey}
			onClick={closeByLink}
			onBlur={({ relatedTarget }) => {
				if (relatedTarget && !box.current?.contains(relatedTarget)) close();
			}}
		>
			<summary className={`list-none [&::-webkit-details-marker]:hidden ${faceClass}`}>{face}</summary>
			{children}
		</details>
	);
}

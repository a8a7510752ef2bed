import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Copies a text and remembers for two seconds that it has; a browser that forbids it changes nothing. */
export function useCopied(): { copied: boolean; copy: (text: string) => void } {
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [copied]);
	const copy = (text: string) => {
		navigator.clipboard?.writeText(text).then(
			() => setCopied(true),
			() => {
				// The codes stand on the page and can be selected by hand.
			},
		);
	};
	return { copied, copy };
}

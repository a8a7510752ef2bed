import { useEffect, useRef, useState } from 'react';
import { type DeskKey, isTyping, readKey } from './keys.ts';
import { keysAreOn, switchKeys } from './keys-setting.ts';

/** Hears the keys of the desk, never while somebody types; they can be switched off for this browser. */
export function useKeys(refusing: boolean, onKey: (key: DeskKey) => void) {
	const [on, setOn] = useState(keysAreOn);
	const latest = useRef(onKey);
	latest.current = onKey;

	useEffect(() => {
		function press(event: KeyboardEvent) {
			if (event.defaultPrevented || event.repeat) return;
			const key = readKey(event, refusing);
			if (key === null || (isTyping(event.target) && key.does !== 'close')) return;
			if (!on && key.does !== 'close') return;
			event.preventDefault();
			latest.current(key);
		}
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	}, [on, refusing]);

	return {
		on,
		switchTo(wanted: boolean) {
			switchKeys(wanted);
			setOn(wanted);
		},
	};
}

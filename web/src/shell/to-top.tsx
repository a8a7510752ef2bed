import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { watchUpwards } from './watch-upwards.ts';

/** A round button to the top of the page; appears when a person scrolls back up from afar. */
export function ToTop() {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => (button.current ? watchUpwards(button.current) : undefined), []);
	return (
		<button
			ref={button}
			type="button"
			aria-label="Наверх"
			hidden
			data-to-top
			className="fixed right-4 bottom-[calc(16px+var(--bottom-bar,0px))] z-30 grid size-12 place-items-center rounded-full border border-line bg-paper text-ink shadow-lift print:hidden"
		>
			<ArrowUp aria-hidden className="size-5" />
		</button>
	);
}

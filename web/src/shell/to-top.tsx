import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Past this many pixels, turning back upwards brings the button: owner-check specification, section 9. */
const FAR = 300;

/** A round button to the top of the page; appears when a person scrolls back up from afar. */
export function ToTop() {
	const shown = useUpwardsFromAfar();
	return (
		<button
			type="button"
			aria-label="Наверх"
			hidden={!shown}
			onClick={goUp}
			className="fixed right-4 bottom-[calc(16px+var(--bottom-bar,0px))] z-30 grid size-12 place-items-center rounded-full border border-line bg-paper text-ink shadow-lift print:hidden"
		>
			<ArrowUp aria-hidden className="size-5" />
		</button>
	);
}

/** The focus goes along: the button is about to vanish, and a scroll under it would stop. */
function goUp(): void {
	document.getElementById('content')?.focus({ preventScroll: true });
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

function useUpwardsFromAfar(): boolean {
	const [shown, setShown] = useState(false);
	useEffect(() => {
		let last = window.scrollY;
		const look = () => {
			const now = window.scrollY;
			if (now !== last) setShown(now > FAR && now < last);
			last = now;
		};
		window.addEventListener('scroll', look, { passive: true });
		return () => window.removeEventListener('scroll', look);
	}, []);
	return shown;
}

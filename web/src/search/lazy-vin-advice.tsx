import { VIN_LENGTH, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { useLazyModule } from '../ui/lazy-module.ts';
import type { SearchEvent } from './use-search.ts';

const load = () => import('./vin-advice.tsx');

/** A VIN that is nearly whole; before that there is nothing to say. */
const NEARLY = VIN_LENGTH - 1;

/** Advice under the VIN field, loaded once nearly a whole one was typed. Without it the form works. */
export function LazyVinAdvice({ text, send }: { text: string; send: (event: SearchEvent) => void }) {
	const wanted = text.length >= NEARLY;
	const advice = useLazyModule(load, wanted);
	return (
		<div aria-live="polite" className="text-[13.5px] leading-5.5 text-ink-2">
			{wanted && advice.state === 'ready' && (
				<advice.module.VinAdvice
					text={text}
					onChoose={(vin: Vin) => send({ kind: 'typed', field: 'vin', text: vin })}
				/>
			)}
		</div>
	);
}

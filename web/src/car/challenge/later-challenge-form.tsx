import { useLazyModule } from '../../ui/lazy-module.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import type { ChallengeFormProps } from './challenge-form.tsx';

const load = () => import('./challenge-form.tsx');

/** The picture and its field, which few reports need; their room is there before they are. */
export function LaterChallengeForm(props: ChallengeFormProps) {
	const part = useLazyModule(load, true);
	if (part.state === 'failed') return <LoadAgain again={part.again} />;
	return part.state === 'ready' ? <part.module.ChallengeForm {...props} /> : <div className="min-h-55" />;
}

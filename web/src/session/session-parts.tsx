import { useLazyModule } from '../ui/lazy-module.ts';
import { answerClaim } from './session.ts';
import { TopUpNotice } from './top-up-notice.tsx';
import { useSession } from './use-session.ts';

const loadDialog = () => import('./claim-dialog.tsx');

/** What a session shows over every page, and what keeps it fresh there. Import it lazily: few visitors are signed in. */
export function SessionParts() {
	const session = useSession();
	const claim = session?.claim ?? null;
	const dialog = useLazyModule(loadDialog, claim !== null);
	return (
		<>
			<TopUpNotice user={session?.user ?? null} />
			{claim && session && (session.token === null || session.user) && dialog.state === 'ready' && (
				<dialog.module.ClaimDialog
					current={session.user}
					other={claim.user}
					onAnswer={(accepted) => answerClaim(claim, accepted)}
				/>
			)}
		</>
	);
}

import { useLazyModule } from '../ui/lazy-module.ts';
import { resolveConflict } from './session.ts';
import { TopUpNotice } from './top-up-notice.tsx';
import { useSession } from './use-session.ts';

const loadDialog = () => import('./session-conflict-dialog.tsx');

/** What a session shows over every page, and its refresh. Import it lazily: few are signed in. */
export function SessionParts() {
	const session = useSession();
	const conflict = session?.conflict ?? null;
	const dialog = useLazyModule(loadDialog, conflict !== null);
	return (
		<>
			<TopUpNotice user={session?.user ?? null} />
			{conflict && session && (session.token === null || session.user) && dialog.state === 'ready' && (
				<dialog.module.SessionConflictDialog
					current={session.user}
					other={conflict.user}
					onAnswer={(accepted) => resolveConflict(conflict, accepted)}
				/>
			)}
		</>
	);
}

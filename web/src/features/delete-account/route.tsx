import { getReportsRoute } from '@avtosverka/contract/routes/cabinet';
import { useState } from 'react';
import { useOwnList } from '../../session/own-list.ts';
import { leave } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { OwnTab } from '../../shell/own-tab.tsx';
import { Head } from '../../ui/head.tsx';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';
import { confirmDeletion } from './delete-account.ts';
import { Done } from './done.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** Looks the same for everybody: whose account it is, is found out in the browser. */
export const handle = { static: true };

type State = { readonly step: 'asking' | 'busy' | 'done'; readonly problem: string | null };

/** /deleteAccount: asks, deletes, and says that it is done, or why it is not. */
export default function DeleteAccount() {
	const session = useSession();
	const [{ step, problem }, setState] = useState<State>({ step: 'asking', problem: null });

	const confirm = async (token: string) => {
		setState({ step: 'busy', problem: null });
		const why = await confirmDeletion(token);
		if (why !== null) return setState({ step: 'asking', problem: why });
		setState({ step: 'done', problem: null });
		leave();
	};

	const token = session?.token ?? null;
	const shown = {
		user: session?.user ?? null,
		failed: session?.failed ?? false,
		busy: step === 'busy',
		problem,
	};
	return (
		<>
			<Head
				title="Удаление аккаунта"
				description="Что удаляется вместе с аккаунтом и что остаётся."
				index={false}
			/>
			<OwnTab>
				{step === 'done' ? (
					<Done />
				) : session === null ? (
					// Invisible to the signed-in, for whom it would be gone in a moment.
					<div className="signed-in:invisible">
						<SignInFirst />
					</div>
				) : token === null ? (
					<SignInFirst problem={problem} />
				) : (
					<OwnConfirmation {...shown} token={token} onConfirm={() => void confirm(token)} />
				)}
			</OwnTab>
		</>
	);
}

type OwnConfirmationProps = Omit<ConfirmationProps, 'reports'> & { token: string };

function OwnConfirmation({ token, onConfirm, ...shown }: OwnConfirmationProps) {
	const reports = useOwnList(getReportsRoute, token);
	const known = shown.user !== null && reports.state !== 'loading';
	return <Confirmation {...shown} reports={reports} onConfirm={known ? onConfirm : null} />;
}

import { type MessengerName, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback } from 'react';
import { MessengerView } from '../../../sign-in/messenger/messenger-button.tsx';
import type { SignInDone } from '../../../sign-in/messenger/poll.ts';
import { useMessenger } from '../../../sign-in/messenger/use-messenger.ts';
import { Button } from '../../../ui/button.tsx';

export type LinkMessengerProps = {
	messenger: MessengerName;
	token: string;
	disabled: boolean;
	/** True once the person has asked for it, until the chat has said what came of it. */
	begun: boolean;
	onBegin: () => void;
	onLinked: (message: string) => void;
};

/** «Привязать»: then the way into the bot's chat, where the person agrees. */
export function LinkMessenger(props: LinkMessengerProps) {
	const { messenger, token, disabled, begun, onBegin, onLinked } = props;
	if (begun) return <ChatWay {...{ messenger, token, onLinked }} />;
	return (
		<Button
			variant="ghost"
			size="s"
			disabled={disabled}
			aria-label={`Привязать ${PROVIDER_NAMES[messenger]}`}
			onClick={onBegin}
		>
			Привязать
		</Button>
	);
}

function ChatWay({
	messenger,
	token,
	onLinked,
}: Pick<LinkMessengerProps, 'messenger' | 'token' | 'onLinked'>) {
	const finish = useCallback(
		(done: SignInDone) => {
			if ('linked' in done) onLinked(done.linked);
		},
		[onLinked],
	);
	const way = useMessenger({ messenger, linkTo: token }, finish);
	return (
		<div className="w-full">
			<MessengerView
				{...way}
				messenger={messenger}
				words={`Открыть ${PROVIDER_NAMES[messenger]}`}
				agreement="Привязать"
			/>
		</div>
	);
}

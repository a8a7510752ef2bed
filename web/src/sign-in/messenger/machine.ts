/** The way into the bot's chat, and what the page asks with; `at` is the moment it was given, ms. */
export type Link = {
	readonly link: string;
	readonly token: string;
	readonly code: string;
	readonly at: number;
};

/** Where a sign-in by a messenger stands. */
export type MessengerState =
	/** `reason`: why the link before this one came to nothing. */
	| { readonly name: 'loading'; readonly reason?: string }
	| { readonly name: 'refused'; readonly message: string }
	| { readonly name: 'ready'; readonly link: Link; readonly reason?: string }
	| { readonly name: 'timeout'; readonly link: Link }
	/** `resumed`: the person is back, and may have pressed the button in the chat meanwhile. */
	| { readonly name: 'waiting'; readonly link: Link; readonly resumed: boolean };

export type MessengerEvent =
	| { readonly kind: 'link-came'; readonly link: Link }
	/** There is no link; or the one that is waited on will never bring anybody in. */
	| { readonly kind: 'link-refused' | 'link-over'; readonly message: string }
	| { readonly kind: 'link-aged' | 'clicked' | 'timed-out' | 'returned' | 'retried' };

/**
 * The next state. A link that is being waited on is not replaced: the person may be about to press its
 * button. Events that make no sense in a state change nothing.
 */
export function messengerReducer(state: MessengerState, event: MessengerEvent): MessengerState {
	switch (event.kind) {
		case 'link-came':
			return state.name === 'loading' ? { ...state, name: 'ready', link: event.link } : state;
		case 'link-refused':
			return state.name === 'loading' ? { name: 'refused', message: event.message } : state;
		case 'link-over':
			return state.name === 'waiting' ? { name: 'loading', reason: event.message } : state;
		case 'link-aged':
			return state.name === 'ready' || state.name === 'timeout' ? { name: 'loading' } : state;
		case 'clicked':
			return 'link' in state ? { name: 'waiting', link: state.link, resumed: false } : state;
		case 'timed-out':
			return state.name === 'waiting' ? { name: 'timeout', link: state.link } : state;
		case 'returned':
			return state.name === 'timeout' ? { name: 'waiting', link: state.link, resumed: true } : state;
		case 'retried':
			return state.name === 'refused' ? { name: 'loading' } : state;
	}
}

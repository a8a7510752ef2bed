/** What the site needs of Web Push to take a browser's subscription. */
export type PushSettings = {
	/** The VAPID key that a browser subscribes with. */
	readonly publicKey: string;
	/** True for an address of a push service that notices may be sent to. */
	isAllowed(endpoint: string): boolean;
};

/** What became of a notice to a browser: `gone` for a subscription that has ended. */
export type PushResult = 'sent' | 'gone' | 'again';

/** Sends to browsers. */
export type PushSender = PushSettings & {
	send(subscription: string, notice: { readonly title: string; readonly url: string }): Promise<PushResult>;
};

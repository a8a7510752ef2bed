import type { PushSubscription } from '@avtosverka/contract/push';
import type { PushedMessage, PushMode } from '@avtosverka/sandbox/push/play';
import { PUSH_PUBLIC_KEY } from '@avtosverka/sandbox/settings';

/** The push service of a sandbox, as a browser of somebody sees it. */
export function pushService(sandboxUrl: string) {
	async function control<Reply>(path: string, body?: object): Promise<Reply> {
		const headers = { 'content-type': 'application/json' };
		const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
		const reply = await fetch(`${sandboxUrl}/_control/${path}`, sent);
		return (await reply.json()) as Reply;
	}
	return {
		reset: () => control('reset', {}),
		switchTo: (mode: PushMode) => control('push', { mode }),
		subscribe: () => control<PushSubscription>('push-browser', { key: PUSH_PUBLIC_KEY }),
		messages: async () => (await control<{ messages: readonly PushedMessage[] }>('push')).messages,
	};
}

import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { PushSubscription } from '@avtosverka/contract/push';
import type { PushMessage } from '@avtosverka/contract/vocabulary/push-message';
import type { Transport } from '@avtosverka/registers/transport/reply';
import { createTransport } from '@avtosverka/registers/transport/transport';
import webPush from 'web-push';
import type { CallObserver } from '../../call-observer.ts';
import type { PushService, PushSettings } from '../../config/push.ts';
import type { Deps } from '../../deps.ts';
import { onceAMinute } from '../../once-a-minute.ts';
import { serviceRequestPolicy } from '../../service-request-policy.ts';
import { publicLookup } from './public-lookup.ts';
import { serviceOf } from './subscription.ts';

/** `gone`: the browser takes no messages any more. `again`: another time. */
export type PushOutcome = 'sent' | 'gone' | 'again';

/** Messages to browsers; never rejects. */
export type PushSender = {
	send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
};

export type PushOptions = { readonly patienceMs?: number; readonly lookup?: LookupFunction };

/** A browser that was off for longer reads the cabinet. */
const LIVES_SECONDS = 3 * 24 * 60 * 60;
const PATIENCE_MS = 10_000;
const TOPIC_LENGTH = 32;
const GONE = new Set([404, 410]);

/** The way to push services (RFC 8030): a transport for each, so that one that is away holds up no other. */
export function createPushSender(
	settings: PushSettings,
	{ clock, log, calls }: Pick<Deps, 'clock' | 'log'> & { readonly calls: CallObserver },
	{ patienceMs = PATIENCE_MS, lookup = publicLookup() }: PushOptions = {},
): PushSender {
	const transports = new Map<PushService, Transport>();
	const { publicKey, privateKey, subject } = settings;
	const noteRefusal = onceAMinute(clock, (refused, status: number) =>
		log.warn({ refused, status }, 'a push service refused messages'),
	);

	function transportTo(service: PushService): Transport {
		const known = transports.get(service);
		if (known !== undefined) return known;
		const made = createTransport(
			serviceRequestPolicy({ supplier: 'push', atOnce: 8, queue: 200 }, patienceMs),
			{
				now: () => clock.now(),
				onEvent: calls.onEvent,
				onQueue: calls.onQueue,
				...(service.kind !== 'origin' && { lookup }),
			},
		);
		transports.set(service, made);
		return made;
	}
	// All of them now: their calls are counted, and their queues shown, from the start of the process.
	settings.services.forEach(transportTo);

	return {
		async send(subscription, message) {
			const service = serviceOf(subscription.endpoint, settings.services);
			if (service === null) return 'again';
			// A message that is sent again replaces its forerunner while the browser is away.
			const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH);
			const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
				vapidDetails: { subject, publicKey, privateKey },
				...{ TTL: LIVES_SECONDS, urgency: 'normal', topic, contentEncoding: 'aes128gcm' },
			});
			const { 'Content-Length': _length, ...rest } = headers;
			const result = await transportTo(service).send({
				method: 'POST',
				url: subscription.endpoint,
				headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
				bytes: body,
				repeatable: false,
				signal: AbortSignal.timeout(patienceMs),
			});
			if (!result.ok) return 'again';
			const { status } = result.reply;
			if (status >= 200 && status < 300) return 'sent';
			if (GONE.has(status)) return 'gone';
			noteRefusal(status);
			return 'again';
		},
	};
}
